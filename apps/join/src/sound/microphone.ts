type MicrophoneProblem = 'refused' | 'missing';

/** Returns whether this page may ask for a microphone; only secure pages may. */
export const canAskForMicrophone = () =>
  (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;

/**
 * Asks for the microphone; the browser asks the expert for permission.
 * @param deviceId the preferred microphone, if it is still available
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
    /** A muted microphone gives silence to all its consumers. */
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

export type MicrophoneAnswer = Awaited<ReturnType<typeof openMicrophone>>;
export type Microphone = Exclude<MicrophoneAnswer, MicrophoneProblem>;

/** Measures the level from 0 to 1; undefined until the browser allows audio processing. */
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
        // resumes after the expert has touched the page
        void context.resume().catch(() => undefined);
        return undefined;
      }
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      // speech at arm's length is about -30 dB; hearing is logarithmic
      const decibels = 10 * Math.log10(power + 1e-9);
      return Math.min(1, Math.max(0, (decibels + 60) / 50));
    },
    close: () => void context.close().catch(() => undefined),
  };
}
