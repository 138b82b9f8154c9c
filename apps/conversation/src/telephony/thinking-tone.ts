import { encodeMuLaw } from '@colloquy/language';
import { phoneRateHz } from './speech-recogniser';

const seconds = 0.16;
const pitchesHz = [523, 659];
/** A twentieth of the loudest: audible, and far softer than speech. */
const level = 1600;

/** Two soft notes, the second higher: 8 kHz mu-law. A sound needs no language. */
export const thinkingTone: Buffer = Buffer.from(encodeMuLaw(Int16Array.from(pitchesHz.flatMap(note))));

function note(hertz: number): number[] {
  const length = Math.round(seconds * phoneRateHz);
  return Array.from({ length }, (_, at) => {
    const envelope = Math.sin((Math.PI * at) / length);
    return Math.round(level * envelope * Math.sin((2 * Math.PI * hertz * at) / phoneRateHz));
  });
}
