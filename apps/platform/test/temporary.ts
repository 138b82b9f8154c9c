import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** Creates a directory that is removed after the test. */
export function temporaryDir(context: TestContext) {
  const dir = mkdtempSync(join(tmpdir(), 'colloquy-test-'));
  context.after(() => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}
