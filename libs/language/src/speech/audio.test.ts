import { decodeALaw } from './a-law';
import { decodeMuLaw, encodeMuLaw } from './mu-law';
import { joinSamples, makeResampler, resample } from './resample';
import { pcmBytes, pcmSamples, wavFile } from './wav';

const sine = (hertz: number, sampleRate: number, seconds = 0.5) => ({
  samples: Int16Array.from({ length: sampleRate * seconds }, (_, n) => 10_000 * Math.sin((2 * Math.PI * hertz * n) / sampleRate)), // prettier-ignore
  sampleRate,
});
const level = (samples: Int16Array) => {
  const inner = samples.subarray(samples.length / 4, (samples.length * 3) / 4);
  return Math.sqrt(inner.reduce((sum, sample) => sum + sample ** 2, 0) / inner.length);
};

test('mu-law has the values of the recommendation', () => {
  const values = [0, 1, -1, 8, 100, -100, 1000, -1000, 8031, 32_767, -32_768];
  expect([...encodeMuLaw(Int16Array.from(values))]).toEqual([
    255, 255, 127, 254, 242, 114, 206, 78, 160, 128, 0,
  ]);
  expect([...decodeMuLaw(Uint8Array.of(0, 0x7f, 0x80, 0xff, 0xfe))]).toEqual([-32_124, 0, 32_124, 0, 8]);
});

test('decoding and encoding restores every byte but the second zero', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const again = encodeMuLaw(decodeMuLaw(bytes));
  expect([...again].filter((byte, index) => byte !== index)).toEqual([255]);
});

test('mu-law keeps every sample within a sixteenth of its value', () => {
  for (let sample = -32_000; sample <= 32_000; sample += 7) {
    const [back = 0] = decodeMuLaw(encodeMuLaw(Int16Array.of(sample)));
    expect(Math.abs(back - sample)).toBeLessThanOrEqual(4 + Math.abs(sample) / 16);
  }
});

test('A-law has the values of the recommendation', () => {
  const bytes = Uint8Array.of(0xd5, 0x55, 0xd4, 0xc5, 0x85, 0xf5, 0xaa, 0x2a, 0x80, 0x00);
  expect([...decodeALaw(bytes)]).toEqual([8, -8, 24, 264, 4224, 528, 32_256, -32_256, 5504, -5504]);
});

test.each([
  [8000, 16_000],
  [8000, 24_000],
  [24_000, 8000],
  [16_000, 8000],
  [48_000, 16_000],
  [44_100, 16_000],
])('%i Hz to %i Hz keeps a tone, its loudness and its duration', (from, to) => {
  const { samples } = resample(sine(440, from), to);
  expect(samples.length).toBe(to / 2);
  expect(level(samples) / level(sine(440, to).samples)).toBeCloseTo(1, 2);
  const expected = sine(440, to).samples;
  const worst = samples.reduce((most, sample, n) => {
    const isEdge = n < to / 20 || n > samples.length - to / 20;
    return isEdge ? most : Math.max(most, Math.abs(sample - (expected[n] ?? 0)));
  }, 0);
  expect(worst).toBeLessThan(150);
});

test('frequencies beyond the lower rate are removed and do not alias', () => {
  expect(level(resample(sine(6000, 24_000), 8000).samples)).toBeLessThan(30);
});

test('the loudest sound stays within bounds, and empty sound stays empty', () => {
  const square = Int16Array.from({ length: 4000 }, (_, n) => (n % 40 < 20 ? 32_767 : -32_768));
  const { samples } = resample({ samples: square, sampleRate: 8000 }, 24_000);
  expect(Math.max(...samples)).toBeLessThanOrEqual(32_767);
  expect(resample({ samples: new Int16Array(0), sampleRate: 8000 }, 24_000).samples).toHaveLength(0);
});

test('a WAV file declares its format, and its samples are unchanged', () => {
  const wav = wavFile({ samples: Int16Array.of(1, -2, 32_767), sampleRate: 16_000 });
  expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect([wav.readUInt32LE(4), wav.readUInt32LE(24), wav.readUInt32LE(40)]).toEqual([42, 16_000, 6]);
  expect([...pcmSamples(wav.subarray(44))]).toEqual([1, -2, 32_767]);
  expect([...pcmSamples(Buffer.concat([pcmBytes(Int16Array.of(5)), Buffer.of(9)]))]).toEqual([5]);
});

test.each([
  [24_000, 8000],
  [22_050, 8000],
  [8000, 16_000],
])('sound in pieces is resampled from %d to %d Hz as the whole is', (from, to) => {
  const { samples } = sine(440, from);
  const resampler = makeResampler(from, to);
  const pieces: Int16Array[] = [];
  for (let at = 0, size = 1; at < samples.length; at += size, size = (size * 7) % 1013) {
    pieces.push(resampler.take(samples.subarray(at, at + size)));
  }
  const whole = resample({ samples, sampleRate: from }, to).samples;
  expect(joinSamples(...pieces).length).toBeGreaterThan(whole.length - to / 100);
  expect(joinSamples(...pieces, resampler.end())).toEqual(whole);
});
