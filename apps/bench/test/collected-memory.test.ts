import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { collectGarbage } from '../src/collected-memory.ts';

test('a collection frees unused memory and keeps used memory, each time', async () => {
  const child = fork(new URL('hoarder.ts', import.meta.url), { silent: true });
  const after = async (what: string) => {
    child.send(what);
    const [bytes] = await once(child, 'message');
    return bytes;
  };
  try {
    const used = await after('use');
    for (let times = 0; times < 2; times += 1) {
      assert.ok((await after('waste')) > 1.2 * used);
      const kept = await collectGarbage(child.pid ?? 0);
      assert.ok(kept < 1.1 * used && kept > used / 2, `${kept} of ${used}`);
    }
  } finally {
    child.kill();
  }
});
