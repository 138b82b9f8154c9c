const toneSeconds = 1.2;

/** Some browsers let a page choose the loudspeaker. */
type Routable = AudioContext & { setSinkId?: (id: string) => Promise<void> };

export const canPlay = () => typeof AudioContext !== 'undefined';
export const canRoute = () => canPlay() && 'setSinkId' in AudioContext.prototype;

/**
 * Plays two soft notes.
 * @param outputId the loudspeaker; '' for the default one
 */
export async function playTestTone(outputId: string): Promise<void> {
  const context: Routable = new AudioContext();
  try {
    if (outputId !== '') await context.setSinkId?.(outputId).catch(() => undefined);
    await context.resume();
    const at = context.currentTime;
    note(context, 523.25, at);
    note(context, 659.25, at + toneSeconds / 2);
    await new Promise((resolve) => setTimeout(resolve, toneSeconds * 1000 + 200));
  } finally {
    await context.close();
  }
}

function note(context: AudioContext, frequency: number, at: number): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(0.25, at + 0.05);
  gain.gain.linearRampToValueAtTime(0, at + toneSeconds / 2);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + toneSeconds / 2);
}
