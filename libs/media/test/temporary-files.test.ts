import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { temporaryFiles } from '../src/index';
import { processDirectory } from '../src/temporary-files';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'colloquy-test-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

async function holder(): Promise<ReturnType<typeof spawn>> {
  const outfile = join(parent, 'holder.cjs');
  const source = `
    import { writeFileSync } from 'node:fs';
    import { processDirectory } from './temporary-files';
    void processDirectory(process.argv[2]).then((directory) => {
      writeFileSync(directory + '/body', 'sound');
      console.log('ready');
      setInterval(() => undefined, 1000);
    });`;
  const stdin = { contents: source, resolveDir: join(__dirname, '../src'), loader: 'ts' } as const;
  buildSync({ stdin, bundle: true, platform: 'node', format: 'cjs', outfile, logLevel: 'error' });
  const child = spawn(process.execPath, [outfile, parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

const directories = () => readdirSync(parent).filter((name) => name.startsWith('colloquy-media-'));

test('files of a killed process are removed at the next start, those of a running process are not', async () => {
  const [killed, running] = [await holder(), await holder()];
  try {
    expect(directories()).toHaveLength(2);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await temporaryFiles(parent).start?.();
    expect(directories()).toEqual([expect.stringContaining(`-${running.pid}-`)]);
  } finally {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
});

test('a directory of another process with the same id, and only that of this host, is removed', async () => {
  const reused = `colloquy-media-${hostname()}-${process.pid}-1`;
  const elsewhere = `colloquy-media-not${hostname()}-${process.pid}-1`;
  for (const name of [reused, elsewhere, 'colloquy-media-x']) mkdirSync(join(parent, name));
  await temporaryFiles(parent).start?.();
  expect(directories().sort()).toEqual([elsewhere, 'colloquy-media-x'].sort());
});

test('the own directory is removed at the stop unless a call still uses it', async () => {
  const own = await processDirectory(parent);
  const files = temporaryFiles(parent);
  await files.start?.();
  writeFileSync(join(own, 'body'), 'sound');
  await files.stop?.();
  expect(directories()).toHaveLength(1);
  rmSync(join(own, 'body'));
  await files.stop?.();
  await files.stop?.();
  expect(directories()).toEqual([]);
});
