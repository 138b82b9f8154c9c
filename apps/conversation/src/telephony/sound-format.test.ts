import { decodeALaw, decodeMuLaw, encodeMuLaw } from '@colloquy/language';
import { makeSoundFormat } from './sound-format';

const samples = Int16Array.of(0, 1, -1, 258, -32_768, 32_767);
const tone = (rateHz: number) =>
  Int16Array.from({ length: rateHz / 2 }, (_, at) => 8000 * Math.sin((2 * Math.PI * 440 * at) / rateHz));

/** Encodes by search: the byte whose value is nearest. */
function aLawOf(samples: Int16Array): Buffer {
  const values = decodeALaw(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const nearest = (sample: number) =>
    values.reduce(
      (best, value, byte) =>
        Math.abs(value - sample) < Math.abs((values[best] as number) - sample) ? byte : best,
      0,
    );
  return Buffer.from(Array.from(samples, nearest));
}

/** Root mean square of the difference, leaving out the edges. */
function difference(actual: Int16Array, expected: Int16Array): number {
  const from = 200;
  const to = Math.min(actual.length, expected.length) - 200;
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += ((actual[at] as number) - (expected[at] as number)) ** 2;
  return Math.sqrt(sum / (to - from));
}

test('PCMU is read and written at 8 kHz, and short sound is filled up with silence', () => {
  const format = makeSoundFormat('PCMU', {});
  expect(format).toMatchObject({ rateHz: 8000, bytesPerSecond: 8000, isKnown: true });
  expect(format.read(Buffer.from(encodeMuLaw(samples)))).toEqual(decodeMuLaw(encodeMuLaw(samples)));
  const sent = format.write(samples, 20);
  expect(sent.subarray(0, 6)).toEqual(Buffer.from(encodeMuLaw(samples)));
  expect(sent.subarray(6)).toEqual(Buffer.alloc(154, 0xff));
  expect(format.write(new Int16Array(500), 20)).toHaveLength(500);
});

test.each([
  ['L16-LE', '0201'],
  ['L16-BE', '0102'],
] as const)('%s is read and written at 16 kHz in its byte order', (codec, bytesOf258) => {
  const format = makeSoundFormat(codec, { encoding: 'L16', rateHz: 16_000 });
  expect(format).toMatchObject({ rateHz: 16_000, bytesPerSecond: 32_000, isKnown: true });
  const sent = format.write(samples, 20);
  expect(sent).toHaveLength(640);
  expect(sent.subarray(6, 8).toString('hex')).toBe(bytesOf258);
  expect(format.read(sent.subarray(0, 12))).toEqual(samples);
  expect(format.read(sent.subarray(0, 5))).toEqual(samples.subarray(0, 2));
});

test('a call that is narrower than requested is read at the rate of the settings', () => {
  const ofMuLaw = makeSoundFormat('L16-LE', { encoding: 'PCMU', rateHz: 8000 });
  const heard = ofMuLaw.read(Buffer.from(encodeMuLaw(tone(8000))));
  expect(difference(heard, tone(16_000))).toBeLessThan(300);
  const linear = makeSoundFormat('L16-LE', { encoding: 'L16', rateHz: 8000 });
  const bytes = makeSoundFormat('L16-LE', {}).write(tone(8000), 20);
  expect(difference(linear.read(bytes), tone(16_000))).toBeLessThan(30);
});

test('linear sound is understood on a stream of PCMU, and a rate that is not documented is not believed', () => {
  const bytes = makeSoundFormat('L16-LE', {}).write(tone(16_000), 20);
  for (const rateHz of [16_000, undefined, 7, -1, 1e9, NaN]) {
    const heard = makeSoundFormat('PCMU', { encoding: 'L16', rateHz }).read(bytes);
    expect(difference(heard, tone(8000))).toBeLessThan(30);
  }
});

test.each(['PCMU', 'L16-LE'] as const)(
  'A-law is understood where %s was requested, and the answer is as requested',
  (codec) => {
    const format = makeSoundFormat(codec, { encoding: 'PCMA', rateHz: 8000 });
    expect(format.isKnown).toBe(true);
    const { rateHz } = format;
    expect(difference(format.read(aLawOf(tone(8000))), tone(rateHz))).toBeLessThan(350);
    expect(format.write(tone(rateHz), 20)).toEqual(makeSoundFormat(codec, {}).write(tone(rateHz), 20));
  },
);

test('other encodings are reported as unknown', () => {
  expect(makeSoundFormat('PCMU', { encoding: 'PCMB' }).isKnown).toBe(false);
  expect(makeSoundFormat('PCMU', { encoding: 'G722' }).isKnown).toBe(false);
  expect(makeSoundFormat('PCMU', { encoding: 'PCMU' }).isKnown).toBe(true);
});
