import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { display, makeProgress } from '../src/screen/progress.ts';

test('a step prints a line when it begins, and one with its result and duration when it ends', async () => {
  const out = new PassThrough();
  const progress = makeProgress(display(out));
  assert.equal(await progress.step('Building', async () => 'done'), 'done');
  progress.note('billing has ended');
  await assert.rejects(
    progress.step('Starting', () => Promise.reject(new Error('no'))),
    /no/,
  );
  const text = String(out.read()).replaceAll(/\d+\.\d/g, 'N');
  assert.equal(
    text,
    '  … Building\n  ✓ Building (N s)\nbilling has ended\n  … Starting\n  ✗ Starting (N s)\n',
  );
});
