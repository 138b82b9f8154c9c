/** Why there is no microphone. */
export type MicrophoneProblem = 'refused' | 'missing';

/** Whether this page may ask for a microphone; pages that are not encrypted may not. */
export const canAskForMicrophone = () =>
  (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;

/**
 * Asks for the microphone; the browser asks the expert.
 * @param deviceId the one that was chosen, if it is still there
 */
export async function openMicrophone(deviceId?: string) {
  let stream: MediaStream;
  try {
    const chosen = deviceId ? { deviceId: { ideal: deviceId } } : {};
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, ...chosen },
    });
  } catch (error) {
    const refused = error instanceof DOMException && /NotAllowed|Security/.test(error.name);
    return (refused ? 'refused' : 'missing') satisfies MicrophoneProblem;
  }
  const meter = makeMeter(stream);
  let closed = false;

  return {
    stream,
    deviceId: stream.getAudioTracks()[0]?.getSettings().deviceId,
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

/** A microphone, or why there is none. */
export type MicrophoneAnswer = Awaited<ReturnType<typeof openMicrophone>>;
export type Microphone = Exclude<MicrophoneAnswer, MicrophoneProblem>;

/** How loud it is, from 0 to 1; undefined while the browser does not let the page listen. */
function makeMeter(stream: MediaStream): { level: () => number | undefined; close: () => void } {
  if (typeof AudioContext === 'undefined') return { level: () => undefined, close: () => undefined };
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    level(): number | undefined {
      if (context.state !== 'running') {
        // it waits for the expert to touch the page
        void context.resume().catch(() => undefined);
        return undefined;
      }
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // speech at arm's length is about -30 dB; the ear hears in decibels
      const decibels = 10 * Math.log10(power + 1e-9);
      return Math.min(1, Math.max(0, (decibels + 60) / 50));
    },
    close: () => void context.close().catch(() => undefined),
  };
}
