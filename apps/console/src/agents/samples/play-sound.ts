export class PlaybackError extends Error {}

/**
 * Plays a sound to its end, or until `signal` is aborted. Browsers play nothing unless it is called by a click.
 * @throws PlaybackError; the error of `load`; the reason of `signal` if it is aborted before the sound begins
 */
export async function playSound(
  load: () => Promise<ArrayBuffer>,
  onBegin: () => void,
  signal: AbortSignal,
): Promise<void> {
  const output = new AudioContext();
  try {
    const bytes = await load();
    const buffer = await output.decodeAudioData(bytes).catch(() => {
      throw new PlaybackError('The sound cannot be decoded');
    });
    signal.throwIfAborted();
    const source = output.createBufferSource();
    source.buffer = buffer;
    source.connect(output.destination);
    const ended = new Promise((resolve) => {
      source.addEventListener('ended', resolve, { once: true });
      signal.addEventListener('abort', resolve, { once: true });
    });
    source.start();
    onBegin();
    await ended;
  } finally {
    await output.close();
  }
}
