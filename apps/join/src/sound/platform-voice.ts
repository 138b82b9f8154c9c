import type { SpeechFrame } from '@colloquy/contracts';
import type { VoiceFrame } from '../connection-types';
import { makePlatformInput, type PlatformInputOptions } from './platform-input';
import { makePlatformTurns, type PlatformTurnsOptions } from './platform-turns';

interface PlatformVoiceOptions extends PlatformInputOptions, PlatformTurnsOptions {
  onPartial: (text: string) => void;
  onUtterance: (text: string) => void;
}

/** A conversation that the platform hears and speaks. */
export function makePlatformVoice(options: PlatformVoiceOptions) {
  const { input, said } = makePlatformInput(options);
  const { turns, sound, mark, hush, spoken } = makePlatformTurns(options);
  return {
    input,
    turns,
    sound: (frame: SpeechFrame) => sound(frame),
    take(frame: VoiceFrame): void {
      switch (frame.type) {
        case 'caption': {
          const { text, utteranceId } = frame;
          said(utteranceId === undefined ? text : '');
          if (utteranceId === undefined) return options.onPartial(text);
          options.onPartial('');
          return options.onUtterance(text);
        }
        case 'mark':
          return mark(frame.mark);
        case 'hush':
          return hush();
        case 'spoken':
          return spoken(frame);
      }
    },
  };
}
