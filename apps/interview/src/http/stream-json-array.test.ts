import { Writable } from 'node:stream';
import type { Response } from '@colloquy/http';
import { streamJsonArray } from './stream-json-array';

async function* interviews(count: number) {
  for (let n = 0; n < count; n += 1) yield { n, text: 'x'.repeat(1000) };
}

test('other work runs between the chunks of a long list', async () => {
  const chunks: string[] = [];
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    chunks.push(chunk.toString());
    done();
  };
  const res = Object.assign(new Writable({ write }), { type: () => undefined });
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await streamJsonArray(res as unknown as Response, interviews(2000));
  clearImmediate(next);
  expect(JSON.parse(chunks.join(''))).toHaveLength(2000);
  expect(chunks.length).toBeGreaterThan(30);
  expect(turns).toBeGreaterThanOrEqual(chunks.length - 1);
});
