import { opusHead, opusPacketMs } from './opus-packet';

const packet = (config: number, code: number, ...rest: number[]) =>
  Uint8Array.from([config * 8 + code, ...rest]);

test.each([
  ['SILK, 10 ms', packet(0, 0), 10],
  ['SILK, 60 ms', packet(3, 0), 60],
  ['SILK, two frames of 60 ms', packet(11, 1), 120],
  ['hybrid, 10 ms', packet(12, 0), 10],
  ['hybrid, 20 ms', packet(15, 0), 20],
  ['CELT, 2.5 ms', packet(16, 0), 2.5],
  ['CELT, two unequal frames of 20 ms', packet(31, 2), 40],
  ['CELT, three frames of 20 ms', packet(31, 3, 3), 60],
  ['frames counted with padding and variable lengths', packet(31, 3, 0xc0 + 6), 120],
])('%s', (_, bytes, ms) => {
  expect(opusPacketMs(bytes)).toBe(ms);
});

test.each([
  ['nothing', new Uint8Array()],
  ['no frames', packet(31, 3, 0)],
  ['a missing count', packet(31, 3)],
  ['more than 120 ms', packet(3, 3, 3)],
])('%s is not a packet', (_, bytes) => {
  expect(opusPacketMs(bytes)).toBe(0);
});

test('the header announces Opus with two channels at 48 kHz', () => {
  expect(Buffer.from(opusHead()).toString('hex')).toBe('4f707573486561640102000080bb0000000000');
});
