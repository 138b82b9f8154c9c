import { type Logger, silentLogger } from '@colloquy/logging';
import { principalSeen, type RunningGateway, startGateway } from './harness';
import { aKey, type ScriptedProvider, startScriptedProvider } from './scripted-provider';

const key = aKey('RS256');
let provider: ScriptedProvider;
let gateway: RunningGateway;
beforeAll(async () => {
  provider = await startScriptedProvider(key);
  gateway = await startGateway({ issuer: provider.issuer });
});
afterAll(async () => {
  await gateway.cleanUp();
  await provider.stop();
});

async function roleSeen(credentials: { token?: string; key?: string }) {
  await gateway.call('/api/agents', { method: 'POST', ...credentials });
  return principalSeen(gateway.services.agent.seen.at(-1), 'agent').role;
}

test.each([
  ['viewer', ['colloquy-viewer']],
  [undefined, ['colloquy-viewer', 'colloquy-administrator']],
  [undefined, ['colloquy-administrator']],
  [undefined, undefined],
])('the service receives the role %s of a user with the roles %j, and decides', async (role, roles) => {
  expect(await roleSeen({ token: provider.token({ roles }) })).toBe(role);
});

test('a key has no role, and beside the token of a viewer the token counts', async () => {
  expect(await roleSeen({ key: 'ck_ann' })).toBeUndefined();
  expect(await roleSeen({ key: 'ck_ann', token: provider.token({ roles: ['colloquy-viewer'] }) })).toBe(
    'viewer',
  );
});

test('tokens without the claim are reported once, without their content', async () => {
  const warnings: unknown[] = [];
  const warn = ((...line: unknown[]) => void warnings.push(line)) as unknown as Logger['warn'];
  const logger = Object.assign(Object.create(silentLogger) as Logger, { warn });
  const watched = await startGateway({ issuer: provider.issuer, logger });
  const call = (claims: object) => watched.call('/api/agents', { token: provider.token(claims) });
  expect((await call({ roles: [] })).status).toBe(200);
  expect(warnings).toEqual([]);
  expect((await call({ jti: 'a' })).status).toBe(200);
  expect((await call({ jti: 'b' })).status).toBe(200);
  expect(warnings).toEqual([[expect.stringContaining('administrators'), { claim: 'roles' }]]);
  await watched.cleanUp();
});
