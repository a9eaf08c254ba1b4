# The program's own speech.

setting-speech = Speech
setting-speech-rate = Speech rate
setting-speech-volume = Speech volume
speech-on = Speech is on. If you hear everything twice because of a screen reader, type { type-speech } off.
    .braille = speech on
speech-off = Speech is off.
    .braille = speech off
speech-stopped = Speech stopped.
    .braille = stopped
speech-rate = { $value ->
    [usual] The rate is set by the speech service. It goes from 0 to 100, and 50 is normal.
   *[other] Rate { $value }.
}
    .braille = { $value ->
    [usual] rate usual
   *[other] rate { $value }
}
speech-volume = { $value ->
    [usual] The volume is set by the speech service. It goes from 0 to 100.
   *[other] Volume { $value }.
}
    .braille = { $value ->
    [usual] volume usual
   *[other] volume { $value }
}
speech-voice = { $name ->
    [usual] The voice is set by the speech service.
   *[other] Voice { $name }.
}
    .braille = { $name ->
    [usual] voice usual
   *[other] voice { $name }
}
speech-voices = { $count ->
    [one] There is 1 voice for this language: { $names }.
   *[other] There are { $count } voices for this language, including { $names }.
}
    .braille = { $count }: { $names }
speech-state = { $on ->
    [yes] Speech is on
   *[no] Speech is off
}, { $rate ->
    [usual] normal rate
   *[other] rate { $rate }
}, { $volume ->
    [usual] normal volume
   *[other] volume { $volume }
}, { $voice ->
    [usual] standard voice
   *[other] voice { $voice }
}.
    .braille = { $on ->
    [yes] speech on
   *[no] speech off
}
speech-not-installed = Nothing is spoken, because Speech Dispatcher is not installed. In Debian, Ubuntu and Fedora, install the packages speech-dispatcher and speech-dispatcher-espeak-ng.
    .braille = no speech: install speech-dispatcher and speech-dispatcher-espeak-ng
speech-not-reached = Nothing is spoken for now, because the speech service cannot be reached.
    .braille = no speech service
speech-bad-address = Nothing is spoken, because the address of the speech service in the environment is not valid.
    .braille = no speech: address
speech-lost = The speech service has stopped. Nothing is spoken until it is back.
    .braille = speech ended
speech-restarted = The speech service had stopped and is back. To hear what you missed, type { type-last }.
    .braille = speech again
speech-stuck = The speech service does not answer. Nothing is spoken until it does.
    .braille = speech stuck
speech-refused = The speech service refuses to speak.
    .braille = speech refused
speech-no-voice = There is no voice { $name } for this language. For a list, type { type-speech } { type-voice }.
    .braille = no voice { $name }
speech-no-language = No voice for this language is installed, so another one is used.
    .braille = no voice
