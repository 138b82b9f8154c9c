import { Decoder } from '@evan/opus/wasm/index.js';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';

const sampleRate = 48_000;

/** Decodes a WebM/Opus file as a player does: each packet follows the one before it. */
export async function listenTo(path: string) {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  const [track] = await input.getAudioTracks();
  if (!track) throw new Error('No audio track');
  const decoder = new Decoder({ channels: 2, sample_rate: sampleRate });
  const samples: number[] = [];
  const timestampsMs: number[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) {
    timestampsMs.push(Math.round(packet.timestamp * 1000));
    const pcm = Buffer.from(decoder.decode(packet.data));
    for (let at = 0; at < pcm.length; at += 4) samples.push(pcm.readInt16LE(at));
  }
  decoder.drop();
  const durationMs = ((await input.getDurationFromMetadata()) ?? 0) * 1000;
  input.dispose();
  return {
    codec: track.codec,
    durationMs,
    timestampsMs,
    heardMs: (samples.length / sampleRate) * 1000,
    /** Returns the loudest of the given frequencies in 100 ms around a time, or 'silence'. */
    toneAt: (ms: number, frequencies = [440, 660, 880]) => {
      const from = Math.round(((ms - 50) / 1000) * sampleRate);
      const window = samples.slice(from, from + sampleRate / 10);
      const [loudest] = frequencies
        .map((frequency) => ({ frequency, power: powerOf(window, frequency) }))
        .sort((a, b) => b.power - a.power);
      return loudest && loudest.power > 100 ? loudest.frequency : 'silence';
    },
  };
}

/** Returns the amplitude of one frequency (Goertzel). */
function powerOf(window: number[], frequency: number): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let [last, beforeLast] = [0, 0];
  for (const sample of window) [last, beforeLast] = [sample + coefficient * last - beforeLast, last];
  const squared = last ** 2 + beforeLast ** 2 - coefficient * last * beforeLast;
  return (2 * Math.sqrt(Math.max(0, squared))) / window.length;
}
