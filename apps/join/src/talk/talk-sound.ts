import type { SayTiming } from '../memory';
import { makeFloor } from '../sound/floor';
import type { HeardTurn } from '../sound/listener';
import { makePlatformVoice } from '../sound/platform-voice';
import { makeTurnPlayer, type Playback } from '../sound/turn-player';
import { makeVoiceInput, type VoiceInput } from '../sound/voice-input';
import type { VoiceInputNotice } from '../sound/voice-input-options';
import type { TalkOptions } from './state';

interface TalkSoundEvents {
  patience: () => number;
  /** Words that the expert is saying; '' if they were discarded or have become a turn. */
  onPartial: (text: string) => void;
  /** The browser recognised a turn of the expert. */
  onWords: (text: string, timing: SayTiming) => void;
  /** The platform recognised an utterance of the expert; it needs no delivery. */
  onUtterance: (text: string) => void;
  /** @param text '' when the previous notice no longer applies */
  onNotice: (text: string) => void;
  onChange: () => void;
}

export function makeTalkSound(options: TalkOptions, events: TalkSoundEvents) {
  const { connection, setup, now } = options;
  const { strings } = options.page;
  const voice = setup.by === 'voice';
  const microphone = setup.microphoneId === undefined ? {} : { microphoneId: setup.microphoneId };
  const shared = {
    now,
    onHeard: reportHeard,
    onPartial: heardPart,
    onNotice: (notice?: VoiceInputNotice) => events.onNotice(notice ? strings[notice] : ''),
    onChange: events.onChange,
  };
  const platform =
    voice && setup.byPlatform
      ? makePlatformVoice({
          ...shared,
          ...microphone,
          send: connection.sendSound,
          buffered: connection.buffered,
          tellAloud: connection.setAloud,
          onPlayed: connection.played,
          onUtterance: events.onUtterance,
        })
      : undefined;
  const browserTurns = {
    ...shared,
    speaker: options.speaker,
    language: setup.language,
    readerLanguages: navigator.languages,
    voices: options.voices,
    expertTalks: () => input?.hearing() ?? false,
    onNoVoice: () => events.onNotice(strings.noVoice),
  };
  const turns = platform?.turns ?? makeTurnPlayer(browserTurns);
  const input: VoiceInput | undefined =
    voice && !platform
      ? makeVoiceInput({
          ...shared,
          ...microphone,
          language: setup.language,
          patience: events.patience,
          sessionMs: connection.sessionMs,
          onPiece: connection.record,
          ignore: turns.isOwnVoice,
          onTurn: heardTurn,
        })
      : platform?.input;
  const floor = makeFloor({
    pending: () => input?.pending() ?? '',
    onlyListens: (words) => turns.onlyListens(words, now()),
    take: turns.interrupt,
  });

  function reportHeard({ sequence, characters, sounded }: Playback): void {
    const timing = sounded ? timingOf(sounded) : {};
    connection.heard({ sequence, ...(characters === undefined ? {} : { characters }), ...timing });
  }

  function timingOf({ beganAt, endedAt }: { beganAt: number; endedAt: number }): SayTiming {
    const offsetMs = Math.max(0, Math.round(connection.sessionMs() - (now() - beganAt)));
    return { offsetMs, durationMs: Math.max(0, Math.round(endedAt - beganAt)) };
  }

  function heardPart(text: string): void {
    if (text !== '') floor.heard();
    events.onPartial(text);
  }

  function heardTurn({ text, ...when }: HeardTurn): void {
    events.onPartial('');
    if (!turns.onlyListens(text, when.beganAt)) events.onWords(text, timingOf(when));
  }

  return { platform, turns, input, stop: floor.stop };
}

export type TalkSound = ReturnType<typeof makeTalkSound>;
