import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { accessTokenFor } from '../src/accounts/access-token.ts';
import { demoAccounts, demoNames } from '../src/accounts/demo-accounts.ts';
import { planIdentityProvider } from '../src/accounts/identity.ts';
import { loadSecrets } from '../src/accounts/secrets.ts';
import { startService } from '../src/processes/service-process.ts';
import { temporaryDir } from './temporary.ts';

const [account] = demoAccounts;
const { email, subject } = account?.user ?? { email: '', subject: '' };

async function startProvider(dataDir: string) {
  mkdirSync(join(dataDir, 'run'), { recursive: true });
  const { demo } = loadSecrets(dataDir, demoNames);
  const { issuer, recipe, readyUrl } = await planIdentityProvider(dataDir, demo, 'http://127.0.0.1:4000');
  const provider = await startService({ dataDir, recipe, readyUrl, log: () => undefined });
  return { issuer, password: demo[account?.name ?? '']?.password ?? '', demo, provider };
}

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());

test('signing in gives an RS256 token for the API that lasts a day', async (context) => {
  const { issuer, password, provider } = await startProvider(temporaryDir(context));
  context.after(() => provider.stop());
  const [head = '', body = ''] = (await accessTokenFor(issuer, { email, password })).split('.');
  assert.equal(decode(head).alg, 'RS256');
  const { iss, aud, sub, exp, iat } = decode(body);
  assert.deepEqual(
    { iss, aud, sub, lifetime: exp - iat },
    { iss: issuer, aud: 'colloquy-api', sub: subject, lifetime: 86_400 },
  );
});

test('the access token states the role of the user', async (context) => {
  const { issuer, password, demo, provider } = await startProvider(temporaryDir(context));
  context.after(() => provider.stop());
  const rolesOf = async (credentials: { email: string; password: string }) => {
    const [, body = ''] = (await accessTokenFor(issuer, credentials)).split('.');
    return decode(body).roles;
  };
  const viewer = account?.viewer?.email ?? '';
  assert.deepEqual(await rolesOf({ email, password }), ['colloquy-administrator']);
  assert.deepEqual(await rolesOf({ email: viewer, password: demo[viewer]?.password ?? '' }), [
    'colloquy-viewer',
  ]);
});

test('a wrong password gives no token', async (context) => {
  const { issuer, provider } = await startProvider(temporaryDir(context));
  context.after(() => provider.stop());
  await assert.rejects(accessTokenFor(issuer, { email, password: 'wrong' }), /did not sign/);
});

test('after a restart the provider has the same address and the same key', async (context) => {
  const dataDir = temporaryDir(context);
  const keysOf = async (issuer: string) => (await fetch(`${issuer}/jwks`)).text();
  const first = await startProvider(dataDir);
  const keys = await keysOf(first.issuer);
  await first.provider.stop();
  const second = await startProvider(dataDir);
  context.after(() => second.provider.stop());
  assert.equal(second.issuer, first.issuer);
  assert.equal(await keysOf(second.issuer), keys);
});
