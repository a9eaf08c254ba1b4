# The program's own speech.

setting-speech = Speech
setting-speech-rate = Speech rate
setting-speech-volume = Speech volume
speech-on = Speech is on. If a screen reader reads along, everything is heard twice: then type { type-speech } off.
    .braille = speech on
speech-off = Speech is off.
    .braille = speech off
speech-stopped = Speech stopped.
    .braille = stopped
speech-rate = { $value ->
    [usual] The rate is set by the speech service. It goes from 0 to 100, and 50 is usual.
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
   *[other] There are { $count } voices for this language, among them: { $names }.
}
    .braille = { $count }: { $names }
speech-state = { $on ->
    [yes] Speech is on
   *[no] Speech is off
}, { $rate ->
    [usual] rate as usual
   *[other] rate { $rate }
}, { $volume ->
    [usual] volume as usual
   *[other] volume { $volume }
}, { $voice ->
    [usual] voice as usual
   *[other] voice { $voice }
}.
    .braille = { $on ->
    [yes] speech on
   *[no] speech off
}
speech-not-installed = Nothing is spoken, because Speech Dispatcher is not installed; in Debian, Ubuntu and Fedora install the packages speech-dispatcher and speech-dispatcher-espeak-ng.
    .braille = no speech: install speech-dispatcher and speech-dispatcher-espeak-ng
speech-not-reached = Nothing is spoken for now, because the speech service cannot be reached.
    .braille = no speech service
speech-bad-address = Nothing is spoken, because the address of the speech service that is set in the environment cannot be understood.
    .braille = no speech: address
speech-lost = The speech service has ended; nothing is spoken until it is back.
    .braille = speech ended
speech-restarted = The speech service had ended and is back; to hear what you missed, type { type-last }.
    .braille = speech again
speech-stuck = The speech service does not answer; nothing is spoken until it does.
    .braille = speech stuck
speech-refused = The speech service refuses to speak.
    .braille = speech refused
speech-no-voice = There is no voice { $name } for this language. Type { type-speech } { type-voice } to hear which there are.
    .braille = no voice { $name }
speech-no-language = No voice for this language is installed, so another one speaks.
    .braille = no voice
