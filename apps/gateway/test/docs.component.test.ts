import { restOperations } from '@colloquy/contracts';
import { type RunningGateway, startGateway } from './harness';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.cleanUp());

const loadedBy = (page: string) =>
  [...page.matchAll(/<(?:script|link|img)\b[^>]* (?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');

test('the page needs no authentication, and the gateway serves everything that it loads', async () => {
  for (const path of ['/api-docs', '/api-docs/']) {
    const page = await gateway.call(path);
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<div id="swagger-ui">') });
    expect(page.text).not.toMatch(/https?:/);
    const loaded = loadedBy(page.text);
    expect(loaded).toHaveLength(4);
    for (const asset of loaded) {
      const answer = await gateway.call(asset);
      expect([asset, answer.status]).toEqual([asset, 200]);
      expect(answer.headers.get('content-type')).toMatch(/^(text\/(css|javascript)|image\/png)/);
    }
  }
});

test('the content security policy allows only own scripts and styles, and calls to the API', async () => {
  const policyOf = async (path: string) => (await gateway.call(path)).headers.get('content-security-policy');
  const policy = await policyOf('/api-docs');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  expect(policy).toContain("connect-src 'self' http://api.example.test");
  expect(policy).not.toContain('upgrade-insecure-requests');
  expect(await policyOf('/healthz')).not.toBe(policy);
});

test('the OpenAPI document describes every operation under the public base URL', async () => {
  const { status, body, headers } = await gateway.call('/api-docs/openapi.json');
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^application\/json/)]);
  const document = body as {
    openapi: string;
    servers: unknown;
    paths: Record<string, Record<string, object>>;
  };
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://api.example.test' }] });
  for (const { path, method, operationId } of restOperations) {
    expect(document.paths[path]?.[method]).toMatchObject({ operationId });
  }
});

test('every path of the OpenAPI document is forwarded', async () => {
  for (const { path, method } of restOperations) {
    const url = path.replace(/\{\w+\}/g, '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11');
    const answer = await gateway.call(url, { method: method.toUpperCase(), key: 'ck_ann' });
    expect([method, path, answer.status]).toEqual([method, path, 200]);
  }
});

test('no other file of the Swagger UI package is served', async () => {
  for (const path of [
    'package.json',
    'index.html',
    'swagger-initializer.js',
    '..%2fpackage.json',
    '%2e%2e/x',
  ]) {
    expect((await gateway.call(`/api-docs/${path}`)).status).toBe(404);
  }
});
