/** Why there is no microphone. */
export type MicrophoneProblem = 'refused' | 'missing';

/** Asks for the microphone; the browser asks the expert. */
export async function openMicrophone() {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const refused = error instanceof DOMException && /NotAllowed|Security/.test(error.name);
    return (refused ? 'refused' : 'missing') satisfies MicrophoneProblem;
  }
  const meter = makeMeter(stream);
  let closed = false;

  return {
    stream,
    level: meter.level,
    /** A muted microphone gives silence to everything that listens to it. */
    mute(on: boolean): void {
      for (const track of stream.getTracks()) track.enabled = !on;
    },
    onLost(run: () => void): void {
      for (const track of stream.getTracks()) track.addEventListener('ended', () => closed || run());
    },
    close(): void {
      closed = true;
      for (const track of stream.getTracks()) track.stop();
      meter.close();
    },
  };
}

export type Microphone = Exclude<Awaited<ReturnType<typeof openMicrophone>>, MicrophoneProblem>;

/** How loud it is, from 0 to 1. */
function makeMeter(stream: MediaStream): { level: () => number; close: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => 0, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level(): number {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // speech at arm's length is about -30 dB; the ear hears in decibels
      const decibels = 10 * Math.log10(power + 1e-9);
      return Math.min(1, Math.max(0, (decibels + 60) / 50));
    },
    close: () => void context.close().catch(() => undefined),
  };
}
