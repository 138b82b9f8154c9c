import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

test('the committed types match the OpenAPI document (`nx run contracts:generate` writes them)', () => {
  const generator = path.resolve(__dirname, '../generate-types.mts');
  const types = execFileSync(process.execPath, [generator, '--print'], {
    encoding: 'utf8',
    maxBuffer: 8 * 1024 ** 2,
  });
  const committed = readFileSync(path.join(__dirname, 'api-types.ts'), 'utf8');
  expect(committed === types).toBe(true);
}, 30_000);
