import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A directory that goes when the test ends.
 * @param {import('node:test').TestContext} context
 */
export function temporaryDir(context) {
  const dir = mkdtempSync(join(tmpdir(), 'colloquy-test-'));
  context.after(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}
