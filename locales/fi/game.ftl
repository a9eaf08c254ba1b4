# Placeholder-free: filled next
