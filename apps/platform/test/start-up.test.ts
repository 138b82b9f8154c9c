import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { satisfies } from '../runtime/supported-node.mjs';
import { fetchedMongod } from '../src/backends/fetched-mongod.ts';
import { isNewEnough } from '../src/machine/glibc.ts';
import { restartOptions, startOptions } from '../src/options.ts';
import { root } from '../src/root.ts';
import { Problem } from '../src/screen/problem.ts';
import { findTool, missingTools } from '../src/machine/tools.ts';
import { temporaryDir } from './temporary.ts';

test('only the supported Node versions are accepted', () => {
  const range = '^24.12.1';
  for (const version of ['24.12.1', '24.12.2', '24.21.0']) assert.ok(satisfies(version, range), version);
  for (const version of ['20.20.2', '24.12.0', '24.9.9', '25.13.0', '26.10.0'])
    assert.ok(!satisfies(version, range), version);
});

test('versions of the C library are compared as numbers', () => {
  assert.ok(isNewEnough('2.38'));
  assert.ok(isNewEnough('2.100'));
  assert.ok(isNewEnough('3.0'));
  assert.ok(!isNewEnough('2.4'));
  assert.ok(!isNewEnough('2.37'));
});

test('a fetched tool is found in the cache directory', (context) => {
  const cache = temporaryDir(context);
  const before = process.env.XDG_CACHE_HOME;
  context.after(() => {
    if (before === undefined) delete process.env.XDG_CACHE_HOME;
    else process.env.XDG_CACHE_HOME = before;
  });
  process.env.XDG_CACHE_HOME = cache;
  for (const tool of missingTools()) {
    const file = join(cache, 'colloquy', 'tools-trixie', tool);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
    assert.equal(findTool(tool), file);
  }
  assert.deepEqual(missingTools(), []);
});

test("the experts' pages are on the port after the API's", () => {
  const options = startOptions(['--port', '9000', '--replicas', '2', '--detach', '--data-dir', '/tmp/x']);
  assert.deepEqual(options, {
    dataDir: '/tmp/x',
    port: 9000,
    appPort: 9001,
    replicas: 2,
    detach: true,
    fresh: false,
    mongod: false,
  });
});

test('a failed download of mongod says what to do', async (context) => {
  const before = process.env.MONGOMS_DOWNLOAD_MIRROR;
  context.after(() => {
    if (before === undefined) delete process.env.MONGOMS_DOWNLOAD_MIRROR;
    else process.env.MONGOMS_DOWNLOAD_MIRROR = before;
  });
  process.env.MONGOMS_DOWNLOAD_MIRROR = 'http://127.0.0.1:1';
  await assert.rejects(
    fetchedMongod(temporaryDir(context)),
    /could not be downloaded[\s\S]*without --mongod/,
  );
});

test('a wrong option is refused with the list of options', () => {
  for (const args of [['--port', 'x'], ['--port', '65535'], ['--replicas', '0'], ['--nope'], ['9000']]) {
    assert.throws(() => startOptions(args), Problem, args.join(' '));
  }
  for (const port of ['6000', '10079']) {
    assert.throws(() => startOptions(['--port', port]), /No browser connects to port (6000|10080)\./);
  }
  assert.throws(() => restartOptions([]), /restart-service -- <name>/);
});

test('the command line of a fresh clone loads without any npm package', (context) => {
  const clone = temporaryDir(context);
  const notInstalled = (path: string) => !path.includes('node_modules');
  cpSync(join(root, 'apps/platform'), join(clone, 'apps/platform'), {
    recursive: true,
    filter: notInstalled,
  });
  const module = join(clone, 'apps/platform/src/machine/workspace.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', `import '${module}'`]);
  assert.equal(status, 0, String(stderr));
});

test('an unknown or missing command is refused with the list of commands', () => {
  for (const args of [['nope'], []]) {
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'apps/platform/run.mjs'), ...args]);
    assert.equal(status, 1);
    assert.match(String(stderr), /^[^\n]*Commands: start, stop, [^\n]*faults\n$/);
  }
});
