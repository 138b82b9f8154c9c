// Generates TypeScript types and a JSON descriptor from proto/, so that no service reads .proto files at run time.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const target = path.join(root, 'libs/contracts/src/proto');
const outDir = path.join(root, 'dist/proto-types');
const protobuf = createRequire(createRequire(import.meta.url).resolve('@grpc/proto-loader'))('protobufjs');

const files = readdirSync(path.join(root, 'proto'), { recursive: true })
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
for (const name of readdirSync(outDir, { recursive: true }).filter((file) => file.endsWith('.ts'))) {
  const file = path.join(outDir, name);
  writeFileSync(file, readFileSync(file, 'utf8').replace(`${path.join(root, 'proto')}${path.sep}`, 'proto/'));
}

const types = new protobuf.Root();
types.resolvePath = (_origin, target) => path.join(root, 'proto', target);
types.loadSync(files, { keepCase: false });
writeFileSync(path.join(outDir, 'descriptors.json'), `${JSON.stringify(types.toJSON(), null, 1)}\n`);

// only what differs is touched, so that a build beside this never finds the directory half empty
const filesIn = (dir) =>
  existsSync(dir)
    ? readdirSync(dir, { recursive: true }).filter((name) => statSync(path.join(dir, name)).isFile())
    : [];
const made = filesIn(outDir);
for (const name of made) {
  const [from, to] = [path.join(outDir, name), path.join(target, name)];
  if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, readFileSync(from));
}
for (const name of filesIn(target)) if (!made.includes(name)) rmSync(path.join(target, name));
