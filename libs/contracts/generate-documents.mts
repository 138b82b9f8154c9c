// Writes proto/openapi.json from src/rest/ and proto/asyncapi.json from src/events/.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type * as Contracts from './src/index.ts';

const project = import.meta.dirname;
const root = path.resolve(project, '../..');
const bundle = path.join(root, 'dist/libs/contracts/index.js');

buildSync({
  entryPoints: [path.join(project, 'src/index.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  target: 'node24',
  packages: 'external',
});
const { generateAsyncApi, generateOpenApi, restOperations }: typeof Contracts = createRequire(
  import.meta.url,
)(bundle);
const write = (name: string, document: object) =>
  writeFileSync(path.join(root, 'proto', name), `${JSON.stringify(document, null, 2)}\n`);
write('openapi.json', generateOpenApi(restOperations));
write('asyncapi.json', generateAsyncApi());
