const seconds = 0.16;
const pitchesHz = [523, 659];
/** A twentieth of full scale: audible, and far softer than speech. */
const level = 1600;

/** Two soft notes, the second higher. A sound needs no language. */
export const thinkingTone = (rateHz: number): Int16Array =>
  Int16Array.from(pitchesHz.flatMap((hertz) => note(hertz, rateHz)));

function note(hertz: number, rateHz: number): number[] {
  const length = Math.round(seconds * rateHz);
  return Array.from({ length }, (_, at) => {
    const envelope = Math.sin((Math.PI * at) / length);
    return Math.round(level * envelope * Math.sin((2 * Math.PI * hertz * at) / rateHz));
  });
}
