// Writes src/api-types.ts from proto/openapi.json; with --print, prints it instead.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const document = JSON.parse(readFileSync(new URL('../../proto/openapi.json', import.meta.url), 'utf8'));
const types = `${COMMENT_HEADER}${astToString(await openapiTS(document))}`;
if (process.argv.includes('--print')) process.stdout.write(types);
else writeFileSync(new URL('src/api-types.ts', import.meta.url), types);
