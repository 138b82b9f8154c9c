import { request } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Json } from './api';
import { type DescribedOperation, targetOf, withQuery } from './operations';

interface BrokenRequest {
  defect: string;
  target: string;
  headers: Record<string, string>;
  body?: Buffer;
}

const utf8 = (text: string) => Buffer.from(text, 'utf8');

const wrongValues: readonly unknown[] = [
  null,
  7,
  -1,
  1e308,
  true,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(100_000),
  [],
  [null],
  {},
  { $gt: '' },
  [{ $where: '1' }],
];

/** Bodies that are not JSON objects of any operation. */
const wrongBodies: Readonly<Record<string, Buffer>> = {
  empty: utf8(''),
  null: utf8('null'),
  true: utf8('true'),
  zero: utf8('0'),
  string: utf8('"text"'),
  array: utf8('[]'),
  'array of null': utf8('[null]'),
  'huge number': utf8('1e999'),
  'half an object': utf8('{"a":'),
  'two objects': utf8('{}{}'),
  'invalid UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'byte order mark': Buffer.from([0xef, 0xbb, 0xbf, 0x6e, 0x75, 0x6c, 0x6c]),
  NUL: Buffer.from([0]),
  prototype: utf8('{"__proto__":{"status":"COMPLETED"},"constructor":{"prototype":{}}}'),
  deep: utf8('{"a":'.repeat(5000) + '1' + '}'.repeat(5000)),
  'too large': Buffer.alloc(1024 * 1024 + 1, 0x20),
};

/** Identifiers that name nothing. */
const wrongIds = [
  'null',
  '0',
  '-1',
  'undefined',
  '__proto__',
  'constructor',
  '%20',
  '%F0%9F%99%82',
  '%ED%A0%80',
  '$gt',
  '[object%20Object]',
  'x'.repeat(2000),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-4fff-bfff-ffffffffffff',
];

const wrongQueries = [
  '',
  'null',
  '-1',
  '0',
  '1.5',
  '1e9',
  '9'.repeat(30),
  '%00',
  '[]',
  '{"$gt":""}',
  '%F0%9F%99%82',
];

/** Returns requests of an operation that have one defect each: body, field, encoding, header, identifier or query. */
export function* brokenRequests(
  operation: DescribedOperation,
  ids: readonly string[],
): Generator<BrokenRequest> {
  const { template, resources, queries, example } = operation;
  const target = targetOf(operation, ids);
  const json = { 'content-type': 'application/json' };
  const valid = utf8(JSON.stringify(example ?? {}));

  for (const [defect, body] of Object.entries(wrongBodies)) yield { defect, target, headers: json, body };
  for (const field of Object.keys((example ?? {}) as object)) {
    for (const value of wrongValues) {
      const body = utf8(JSON.stringify({ ...(example as object), [field]: value }));
      yield {
        defect: `${field} is ${body.length > 1000 ? 'long' : JSON.stringify(value)}`,
        target,
        headers: json,
        body,
      };
    }
  }
  yield* wrongEncodings(target, valid);
  for (const [n] of resources.entries()) {
    for (const id of wrongIds) {
      const headers = example === undefined ? {} : json;
      const changed = ids.map((each, at) => (at === n ? id : each));
      const body = example === undefined ? {} : { body: valid };
      yield { defect: `id ${id.slice(0, 40)}`, target: targetOf(operation, changed), headers, ...body };
    }
  }
  for (const number of template.includes('{versionNumber}') ? wrongIds : []) {
    const changed = targetOf({ ...operation, template: template.replace('{versionNumber}', number) }, ids);
    yield { defect: `number ${number.slice(0, 40)}`, target: changed, headers: {} };
  }
  for (const query of [...queries, 'unknown']) {
    const { [query]: _valid, ...requiredQuery } = operation.requiredQuery;
    const rest = targetOf({ ...operation, requiredQuery }, ids);
    for (const value of wrongQueries) {
      const asked = withQuery(rest, query, encodeURI(value));
      yield { defect: `query ${query}=${value}`, target: asked, headers: {} };
      yield { defect: `query ${query} twice`, target: `${asked}&${query}=2`, headers: {} };
    }
  }
}

function* wrongEncodings(target: string, valid: Buffer): Generator<BrokenRequest> {
  const encoded = { gzip: gzipSync(valid), deflate: deflateSync(valid), br: brotliCompressSync(valid) };
  for (const [encoding, body] of Object.entries(encoded)) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    yield { defect: `${encoding} that is none`, target, headers, body: valid };
    yield { defect: `${encoding} that is cut off`, target, headers, body: body.subarray(0, -3) };
    yield { defect: `${encoding} of nothing`, target, headers, body: Buffer.alloc(0) };
  }
  const bomb = gzipSync(Buffer.alloc(20 * 1024 * 1024, 0x20));
  const gzip = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  yield { defect: 'gzip of 20 MB', target, headers: gzip, body: bomb };
  for (const encoding of ['zstd', 'compress', 'gzip, gzip', 'nonsense', '']) {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    yield { defect: `encoding "${encoding}"`, target, headers, body: valid };
  }
  for (const type of [
    'text/plain',
    'application/json; charset=utf-16',
    'application/json; charset=nonsense',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'nonsense',
    ';',
    '',
  ]) {
    yield { defect: `content type "${type}"`, target, headers: { 'content-type': type }, body: valid };
  }
  for (const [name, value] of [
    ['x-request-id', '\u00e9'.repeat(200)],
    ['accept', 'nonsense'],
    ['range', 'bytes=9-1'],
    ['if-none-match', '*'],
    ['x-http-method-override', 'DELETE'],
    ['x-colloquy-principal', 'forged'],
    ['prefer', 'respond-async'],
  ] as const) {
    yield {
      defect: `header ${name}`,
      target,
      headers: { 'content-type': 'application/json', [name]: value },
      body: valid,
    };
  }
}

/** Sends a request as it is, without the checks that `fetch` makes. */
export function send(
  baseUrl: string,
  method: string,
  { target, headers, body }: BrokenRequest,
): Promise<{ status: number; body: Json }> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const sent = request(
      { hostname, port, method, path: target, headers: { ...headers, ...length }, agent: false },
      (response) => {
        const status = response.statusCode ?? 0;
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          response.destroy(); // it has no end
          return void resolve({ status, body: undefined });
        }
        const isJson = /\bjson\b/.test(response.headers['content-type'] ?? '');
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status, body: isJson && text !== '' ? (JSON.parse(text) as Json) : undefined });
        });
      },
    );
    sent.on('error', reject).end(body);
  });
}
