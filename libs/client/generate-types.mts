// Writes src/api-types.ts from proto/openapi.json; with --print, prints the types instead.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER, type OpenAPI3 } from 'openapi-typescript';

const text = readFileSync(new URL('../../proto/openapi.json', import.meta.url), 'utf8');
const document = JSON.parse(text) as OpenAPI3;
const types = `${COMMENT_HEADER}${astToString(await openapiTS(document))}`;
if (process.argv.includes('--print')) process.stdout.write(types);
else writeFileSync(new URL('src/api-types.ts', import.meta.url), types);
