import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { collectGarbage } from '../lib/collected-memory.mjs';

test('a process keeps what it uses and gives up what it does not, as often as it is asked', async () => {
  const child = fork(new URL('hoarder.mjs', import.meta.url), { silent: true });
  const after = async (/** @type {string} */ what) => {
    child.send(what);
    const [heapBytes] = await once(child, 'message');
    return heapBytes;
  };
  try {
    const used = await after('use');
    for (let times = 0; times < 2; times += 1) {
      assert.ok((await after('waste')) > 1.3 * used);
      await collectGarbage(child.pid ?? 0);
      const kept = await after('nothing');
      assert.ok(kept < 1.1 * used && kept > used / 2, `${kept} of ${used}`);
    }
  } finally {
    child.kill();
  }
});
