import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { display, makeProgress } from '../src/screen/progress.ts';

test('a step says when it begins, and how it ended after how long', async () => {
  const out = new PassThrough();
  const progress = makeProgress(display(out));
  assert.equal(await progress.step('Building', async () => 'done'), 'done');
  progress.note('billing has died');
  await assert.rejects(
    progress.step('Starting', () => Promise.reject(new Error('no'))),
    /no/,
  );
  const text = String(out.read()).replaceAll(/\d+\.\d/g, 'N');
  assert.equal(
    text,
    '  … Building\n  ✓ Building (N s)\nbilling has died\n  … Starting\n  ✗ Starting (N s)\n',
  );
});
