import { Readable } from 'node:stream';
import { essenceOf } from '../content-type';

const rawTypes = new Set(['audio/basic', 'audio/pcmu', 'audio/mulaw', 'audio/x-mulaw']);
const sampleRate = 8000;
const waveMuLaw = 7;
const unknownSize = 0xffffffff;

/** Returns whether a recording is raw mu-law samples, 8 kHz, one channel, as in telephone media streams. */
export function isRawTelephony(contentType: string): boolean {
  return rawTypes.has(essenceOf(contentType));
}

/** Puts a WAV header before the samples, so that they read like any other recording. */
export function withWaveHeader(samples: Readable): Readable {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(unknownSize, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16); // size of the format description
  header.writeUInt16LE(waveMuLaw, 20);
  header.writeUInt16LE(1, 22); // channels
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate, 28); // bytes a second
  header.writeUInt16LE(1, 32); // bytes a sample
  header.writeUInt16LE(8, 34); // bits a sample
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(unknownSize, 40);
  return Readable.from(
    (async function* () {
      yield header;
      yield* samples as AsyncIterable<Buffer>;
    })(),
    { objectMode: false },
  );
}
