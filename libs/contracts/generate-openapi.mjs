// Writes proto/openapi.json from the schemas and operations in src/rest/.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const project = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(project, '../..');
const bundle = path.join(root, 'dist/libs/contracts/index.js');

buildSync({
  entryPoints: [path.join(project, 'src/index.ts')],
  outfile: bundle,
  bundle: true,
  platform: 'node',
  target: 'node20',
  packages: 'external',
});
const { generateOpenApi, restOperations } = createRequire(import.meta.url)(bundle);
const document = generateOpenApi(restOperations);
writeFileSync(path.join(root, 'proto/openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
