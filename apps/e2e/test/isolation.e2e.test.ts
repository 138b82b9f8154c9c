import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Answer, type Api, type Credentials, makeApi } from '../src/api';
import { badCredentials, resigned } from '../src/bad-credentials';
import { brokenRequests, send } from '../src/broken-requests';
import { type DescribedOperation, operations, targetOf, withQuery } from '../src/operations';
import { type Platform, startPlatform } from '../src/platform';
import { readAll, settled } from '../src/snapshot';
import { canCreate, seedTenant, idsFor, type Tenant } from '../src/tenant';

const resources = [...new Set(operations.flatMap((operation) => operation.resources))];
let platform: Platform;
let api: Api;
let [ada, gus]: Tenant[] = [];
let bad: Record<string, Credentials>;
let before: unknown;
beforeAll(async () => {
  platform = await startPlatform({
    // the tests provoke hundreds of refusals from one address
    RATE_LIMIT_ADDRESS_PER_MINUTE: '100000',
    RATE_LIMIT_PRINCIPAL_PER_MINUTE: '100000',
  });
  api = await makeApi(platform.file().baseUrl);
  const known = resources.filter(canCreate);
  [ada, gus] = await Promise.all([seedTenant(platform, api, 0, known), seedTenant(platform, api, 1, known)]);
  bad = await badCredentials(platform, owner(), stranger());
  before = await settled(owner());
}, 300_000);
afterAll(() => platform?.stop(), 60_000);

/** Tenant whose data the tests protect. */
const owner = () => ada as Tenant;
/** Tenant that tries to access the data. */
const stranger = () => gus as Tenant;

const named = operations.map((operation): [string, DescribedOperation] => [
  `${operation.method} ${operation.template}`,
  operation,
]);
const withIds = named.filter(([, { resources: needed }]) => needed.length > 0);
const withoutIds = named.filter(([, { resources: needed }]) => needed.length === 0);

const textOf = ({ headers, body }: Answer) => JSON.stringify([...headers, body]);

function expectNothingOf(tenant: Tenant, answer: Answer): void {
  const text = textOf(answer);
  for (const secret of [tenant.mark, tenant.accountId, tenant.apiKey, ...Object.values(tenant.ids)]) {
    expect(text).not.toContain(secret);
  }
}

test('the tests cover every operation that the platform describes', () => {
  const described = Object.entries(api.document.paths).flatMap(([template, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${template}`),
  );
  expect(described.sort()).toEqual(named.map(([name]) => name).sort());
});

test('valid credentials pass, so that invalid ones fail for their defects', async () => {
  for (const tenant of [owner(), stranger()]) {
    for (const credentials of [
      { apiKey: tenant.apiKey },
      { bearerToken: tenant.bearerToken },
      { bearerToken: resigned(platform, tenant.bearerToken) },
      { bearerToken: tenant.bearerToken, apiKey: tenant.apiKey },
    ]) {
      const { status, body } = await api.as(credentials)('GET', '/api/auth/me');
      expect([status, body.account?.id]).toEqual([200, tenant.accountId]);
    }
  }
});

test('the mark of the owner occurs in every read of its data', async () => {
  const answers = await Promise.all(
    withIds
      .filter(([, { method, resources: needed }]) => method === 'GET' && needed.every(canCreate))
      .map(async ([name, operation]) => {
        const answer = await owner().call('GET', targetOf(operation, idsFor(operation, owner())));
        return [name, answer.status === 200 && textOf(answer).includes(owner().mark)];
      }),
  );
  const marked = answers.filter(([, has]) => has).map(([name]) => name);
  expect(marked).toEqual(
    expect.arrayContaining([
      'GET /api/interviews/{id}',
      'GET /api/interviews/{id}/transcription',
      'GET /api/agents/{id}',
      'GET /api/account/variables/{id}',
    ]),
  );
});

describe.each(named)('%s', (_name, operation) => {
  test('is 401 with bad credentials', async () => {
    const target = targetOf(operation, idsFor(operation, owner()));
    const answers: Record<string, number> = {};
    for (const [how, credentials] of Object.entries(bad)) {
      const answer = await api.as(credentials)(operation.method, target, operation.example);
      answers[how] = answer.status;
      expectNothingOf(owner(), answer);
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
    }
    expect(answers).toEqual(Object.fromEntries(Object.keys(bad).map((how) => [how, 401])));
  });

  if (operation.bearerOnly) {
    test('is 401 with an API key of its owner', async () => {
      const call = api.as({ apiKey: owner().apiKey });
      const target = targetOf(operation, idsFor(operation, owner()));
      expect((await call(operation.method, target, operation.example)).status).toBe(401);
    });
  }
});

describe.each(['API key', 'bearer token'] as const)('with the %s of another account', (how) => {
  const callAsStranger = (...request: Parameters<Tenant['call']>) => {
    const { apiKey, bearerToken } = stranger();
    return api.as(how === 'API key' ? { apiKey } : { bearerToken })(...request);
  };
  const refused = ({ bearerOnly }: DescribedOperation, status: number) =>
    bearerOnly && how === 'API key' ? 401 : status;

  test.each(withIds)(
    '%s is refused if any of its ids is foreign, and reveals nothing',
    async (_name, operation) => {
      for (const from of mixtures(operation.resources.length)) {
        const foreign = operation.resources[from.indexOf(owner())];
        const ids = idsFor(operation, from);
        const answer = await callAsStranger(operation.method, targetOf(operation, ids), operation.example);
        expect([foreign, answer.status]).toEqual([
          foreign,
          refused(operation, foreign === 'interviews' || foreign === 'comparisons' ? 403 : 404),
        ]);
        expectNothingOf(owner(), answer);
      }
    },
  );

  test.each(withoutIds)("%s reveals nothing of the owner's data", async (_name, operation) => {
    const answer = await callAsStranger(operation.method, targetOf(operation, []), operation.example);
    expect(answer.status).toBeLessThan(500);
    expectNothingOf(owner(), answer);
  });

  const filtered = named.filter(([, { queries }]) => queries.length > 0);
  test.each(filtered)("%s finds none of the owner's data for any query", async (_name, operation) => {
    const target = targetOf(operation, idsFor(operation, stranger()));
    for (const query of operation.queries) {
      for (const value of [owner().mark, owner().accountId, ...Object.values(owner().ids)]) {
        const answer = await callAsStranger(
          operation.method,
          withQuery(target, query, value),
          operation.example,
        );
        expect(answer.status).toBeLessThan(500);
        expectNothingOf(owner(), answer);
      }
    }
  });

  const withIdsInBody = named.filter(([, { idFields }]) => idFields.length > 0);
  test.each(withIdsInBody)('%s refuses a foreign id in its body', async (_name, operation) => {
    const target = targetOf(operation, idsFor(operation, stranger()));
    for (const field of operation.idFields) {
      for (const [resource, id] of Object.entries(owner().ids)) {
        const answer = await callAsStranger(operation.method, target, {
          ...(operation.example as object),
          [field]: id,
        });
        expect([resource, Math.floor(answer.status / 100)]).toEqual([resource, 4]);
        expect(textOf(answer)).not.toContain(owner().mark);
      }
    }
  });
});

/** Returns all combinations of tenants in which at least one id belongs to the owner. */
function mixtures(count: number): Tenant[][] {
  const all = Array.from({ length: 2 ** count - 1 }, (_, n) => n + 1);
  return all.map((bits) =>
    Array.from({ length: count }, (_, n) => ((bits >> n) % 2 === 1 ? owner() : stranger())),
  );
}

test('after all attempts the data of the owner is unchanged', async () => {
  expect(await readAll(owner())).toEqual(before);
});

const isDelete = ([, { method }]: (typeof named)[number]) => method === 'delete';
/** A DELETE whose defect is harmless removes a resource that other requests need. */
const deletesLast = [...named.filter((one) => !isDelete(one)), ...named.filter(isDelete)];

test.each(deletesLast)('%s answers no broken request with a server error', async (_name, operation) => {
  const ids = operation.resources.map((resource) => stranger().ids[resource] ?? randomUUID());
  const credentials = { authorization: `Bearer ${stranger().bearerToken}` };
  const { baseUrl } = platform.file();
  const failed: unknown[] = [];
  const waiting = brokenRequests(operation, ids);
  // a change of credentials or variables is confirmed after a second, so several requests wait at the same time
  const sendThose = async () => {
    for (const broken of waiting) {
      const headers = { ...credentials, ...broken.headers };
      const { status, body } = await send(baseUrl, operation.method, { ...broken, headers });
      const isExplained = status < 400 || typeof body?.error === 'string';
      if (status >= 500 || !isExplained) failed.push([broken.defect, status, body]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendThose));
  expect(failed).toEqual([]);
});

test('no log contains secrets or spoken words', () => {
  const logs = platform.file().services.map(({ logFile }) => readFileSync(logFile, 'utf8'));
  expect(logs.join('').length).toBeGreaterThan(1000);
  const secrets = Object.values(bad).flatMap(({ apiKey, bearerToken }) => [apiKey, bearerToken]);
  const tenants = [owner(), stranger()].flatMap(({ apiKey, bearerToken, mark }) => [
    apiKey,
    bearerToken,
    mark,
  ]);
  for (const secret of [...secrets, ...tenants]) {
    if (secret) expect(logs.some((log) => log.includes(secret))).toBe(false);
  }
});
