import type { ServerFrame } from '@colloquy/contracts';
import { errorFields } from '@colloquy/logging';
import type { PhoneClientOptions } from './phone-client-options';
import { heardFrame, type TurnToSay } from './phone-frames';
import { patience, type Say } from './play-turn';
import { makeSpeaker } from './speaker';
import { defaultSpeechSettings, speechSettingsAfter } from './speech-settings';

/** Speaks in the language, voice and speed of the session; says nothing while turns are only read. */
export function makeInterviewerVoice(
  { stream, models, frame, isReadable, language, logger }: PhoneClientOptions,
  ended: () => void,
) {
  let settings = defaultSpeechSettings(language);
  let isAloud = true;
  const synthesise: Say | undefined =
    models &&
    ((text, { voice, speed }, signal) =>
      models.voice({ text, language: settings.language, voice, speed, rateHz: stream.rateHz }, signal));
  const speaker = makeSpeaker(
    stream,
    synthesise,
    {
      heard(turn) {
        ended();
        frame(heardFrame(isReadable ? { ...turn, characters: undefined } : turn));
      },
      failed: (error) => logger.warn('Speech could not be synthesised', errorFields(error)),
    },
    isReadable ? [] : patience, // words that can be read need no further attempt
  );

  return {
    speaker,
    settings: () => settings,
    isAloud: () => isAloud,
    follow: (message: ServerFrame) => void (settings = speechSettingsAfter(settings, message)),
    say: (turn: TurnToSay) => speaker.say({ ...turn, voice: settings.voice, speed: settings.speed }),
    expect(words: string | undefined): void {
      if (words === undefined) speaker.expectNothing();
      else if (isAloud) speaker.expect({ text: words, voice: settings.voice, speed: settings.speed });
    },
    interrupt(): void {
      for (const unheard of speaker.drop()) frame(heardFrame(unheard));
    },
    setAloud(on: boolean): void {
      isAloud = on;
      if (on) return;
      speaker.drop();
      speaker.expectNothing();
    },
  };
}

export type InterviewerVoice = ReturnType<typeof makeInterviewerVoice>;
