import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Violations that lint must find, each in a file that exists only during the test. */
const planted = [
  [
    'apps/billing/src/planted-app.ts',
    "export * from '../../agent/src/config';",
    '@nx/enforce-module-boundaries',
  ],
  ['libs/contracts/src/planted-kit.ts', "export * from '@colloquy/config';", '@nx/enforce-module-boundaries'],
  [
    'apps/interview/src/domain/planted-layer.ts',
    "export * from '../storage/interview-model';",
    'no-restricted-imports',
  ],
  ['apps/interview/src/domain/planted-io.ts', "export * from 'node:fs';", 'no-restricted-imports'],
  ['apps/interview/src/http/planted-package.ts', "export * from 'express';", 'no-restricted-imports'],
] as const;

const fileOf = (file: string) => path.join(root, file);
afterEach(() => {
  for (const [file] of planted) rmSync(fileOf(file), { force: true });
});

test('lint finds an import that crosses a boundary, a layer or a kit', async () => {
  for (const [file, text] of planted) writeFileSync(fileOf(file), `${text}\n`);
  const files = planted.map(([file]) => file).join(' ');
  const { code, output } = await run([
    'nx',
    'lint',
    `--files=${files}`,
    '--skip-nx-cache',
    '--output-style=static',
  ]);
  expect(code).not.toBe(0);
  for (const [file, , rule] of planted) {
    const report = output.slice(output.indexOf(fileOf(file))).split('\n\n')[0];
    expect([file, report]).toEqual([file, expect.stringContaining(rule)]);
  }
});

function run(args: string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, NX_DAEMON: 'false', NO_COLOR: '1', FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    const child = execFile(
      'npx',
      args,
      { cwd: root, env, maxBuffer: 16 * 1024 * 1024 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}
