// runs in the audio thread; TypeScript's library has no types for it
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: typeof AudioWorkletProcessor): void;

/**
 * Samples of a message: 11 ms at 48 kHz. An interviewer who is interrupted stops later by this
 * time.
 */
const batch = 512;

class Capture extends AudioWorkletProcessor {
  private samples = new Float32Array(batch);
  private length = 0;

  process([input]: Float32Array[][]): boolean {
    const [channel] = input ?? [];
    if (!channel) return true;
    if (this.length + channel.length > batch) {
      this.port.postMessage(this.samples.slice(0, this.length));
      this.length = 0;
    }
    this.samples.set(channel, this.length);
    this.length += channel.length;
    return true;
  }
}

registerProcessor('capture', Capture);
