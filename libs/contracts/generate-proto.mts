// Generates TypeScript types and a JSON descriptor from proto/, so that services need no .proto files at run time.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Protobuf from 'protobufjs';

const root = path.resolve(import.meta.dirname, '../..');
const target = path.join(root, 'libs/contracts/src/proto');
const outDir = path.join(root, 'dist/proto-types');
// resolves the copy of protobufjs that @grpc/proto-loader uses
const require = createRequire(createRequire(import.meta.url).resolve('@grpc/proto-loader'));
const protobuf: typeof Protobuf = require('protobufjs');

const namesIn = (dir: string) => readdirSync(dir, { recursive: true, encoding: 'utf8' });
const files = namesIn(path.join(root, 'proto'))
  .filter((name) => name.endsWith('.proto'))
  .sort();

rmSync(outDir, { recursive: true, force: true });
execFileSync(
  process.execPath,
  [
    path.join(root, 'node_modules/.bin/proto-loader-gen-types'),
    '--longs=Number',
    '--defaults',
    '--arrays',
    '--objects',
    '--includeComments',
    '--inputTemplate=%sInput',
    '--outputTemplate=%s',
    '--grpcLib=@grpc/grpc-js',
    `--includeDirs=${path.join(root, 'proto')}`,
    `--outDir=${outDir}`,
    ...files,
  ],
  { cwd: root, stdio: 'inherit' },
);

// the generator writes the absolute path of its input into each file
for (const name of namesIn(outDir).filter((file) => file.endsWith('.ts'))) {
  const file = path.join(outDir, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(`${path.join(root, 'proto')}${path.sep}`, 'proto/'));
}

const types = new protobuf.Root();
types.resolvePath = (_origin, file) => path.join(root, 'proto', file);
types.loadSync(files, { keepCase: false });
writeFileSync(path.join(outDir, 'descriptors.json'), `${JSON.stringify(types.toJSON(), null, 1)}\n`);

// writes only the files that differ, so that a concurrent build never finds the directory half empty
const filesIn = (dir: string) =>
  existsSync(dir) ? namesIn(dir).filter((name) => statSync(path.join(dir, name)).isFile()) : [];
const made = filesIn(outDir);
for (const name of made) {
  const [from, to] = [path.join(outDir, name), path.join(target, name)];
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, readFileSync(from));
}
for (const name of filesIn(target)) if (!made.includes(name)) rmSync(path.join(target, name));
