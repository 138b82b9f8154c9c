import { Writable } from 'node:stream';
import type { Response } from 'express';
import { streamJson } from './stream-json';

async function* interviews(count: number) {
  for (let n = 0; n < count; n += 1) yield { n, text: 'x'.repeat(1000) };
}

async function* failing(count: number) {
  yield* interviews(count);
  throw new Error('The database is away');
}

function aResponse(method = 'GET') {
  const chunks: string[] = [];
  const headers: Record<string, unknown> = {};
  const write = (chunk: Buffer, _encoding: string, done: () => void) => {
    chunks.push(chunk.toString());
    done();
  };
  const res = Object.assign(new Writable({ write }), {
    req: { method },
    type: () => undefined,
    hasHeader: () => false,
    setHeader: (name: string, value: unknown) => (headers[name] = value),
  });
  return { chunks, headers, res: res as unknown as Response };
}

test('other work runs between the chunks of a long list', async () => {
  const { chunks, res } = aResponse();
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await streamJson(res, interviews(2000));
  clearImmediate(next);
  expect(JSON.parse(chunks.join(''))).toHaveLength(2000);
  expect(chunks.length).toBeGreaterThan(30);
  expect(turns).toBeGreaterThanOrEqual(chunks.length - 1);
});

test.each([0, 1, 500])('a list of %d items below 1 MB is sent as a whole, with its length', async (count) => {
  const { chunks, headers, res } = aResponse();
  await streamJson(res, interviews(count), { pagination: { total: count } });
  const { data, pagination } = JSON.parse(chunks.join(''));
  expect([data.length, pagination, chunks.length]).toEqual([count, { total: count }, 1]);
  expect(headers['Content-Length']).toBe(chunks.join('').length);
});

test('an error within the first megabyte is thrown before anything is sent', async () => {
  const { chunks, res } = aResponse();
  await expect(streamJson(res, failing(500))).rejects.toThrow('away');
  expect([chunks, res.destroyed]).toEqual([[], false]);
});

test('a HEAD request of a long list reads no further than the first megabyte', async () => {
  let isClosed = false;
  async function* many() {
    try {
      yield* interviews(1_000_000);
    } finally {
      isClosed = true;
    }
  }
  const { chunks, res } = aResponse('HEAD');
  await streamJson(res, many());
  expect([chunks, res.writableEnded, isClosed]).toEqual([[], true, true]);
});

test('a later error breaks off the connection', async () => {
  const { res } = aResponse();
  await expect(streamJson(res, failing(2000))).rejects.toThrow('away');
  expect([res.destroyed, res.writableFinished]).toEqual([true, false]);
});
