import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Decoder } from '@evan/opus/wasm/index.js';
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';

const opusRate = 48_000;
const rate = 16_000;

/** Decodes a delivered recording of a call in tones and recognises its words with the platform's speech server. */
export async function listenTo(webm: Uint8Array, lineUrl: string) {
  const samples = await samplesOf(webm);
  return {
    seconds: samples.length / rate,
    async words(from = 0, to = samples.length / rate): Promise<string> {
      const form = new FormData();
      const part = samples.subarray(Math.max(0, Math.round(from * rate)), Math.round(to * rate));
      form.set('file', new Blob([wavOf(part)], { type: 'audio/wav' }), 'part.wav');
      const answer = await fetch(`${lineUrl}/v1/audio/transcriptions`, { method: 'POST', body: form });
      return ((await answer.json()) as { text: string }).text;
    },
    loudest: (from: number, to: number) =>
      samples
        .subarray(Math.round(from * rate), Math.round(to * rate))
        .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
  };
}

async function samplesOf(webm: Uint8Array): Promise<Int16Array> {
  const directory = mkdtempSync(path.join(tmpdir(), 'colloquy-recording-'));
  const file = path.join(directory, 'audio.webm');
  writeFileSync(file, webm);
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  const decoder = new Decoder({ channels: 2, sample_rate: opusRate });
  try {
    const [track] = await input.getAudioTracks();
    if (!track) throw new Error('The recording has no sound');
    const samples: number[] = [];
    let at = 0;
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const pcm = Buffer.from(decoder.decode(packet.data));
      // every third sample suffices for the bandwidth of a phone
      for (let byte = 0; byte < pcm.length; byte += 4, at += 1)
        if (at % (opusRate / rate) === 0) samples.push(pcm.readInt16LE(byte));
    }
    return Int16Array.from(samples);
  } finally {
    decoder.drop();
    input.dispose();
    rmSync(directory, { recursive: true });
  }
}

function wavOf(samples: Int16Array): ArrayBuffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF....WAVEfmt ', 'latin1');
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, n) => file.writeInt16LE(sample, 44 + 2 * n));
  return new Uint8Array(file).buffer;
}
