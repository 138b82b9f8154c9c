import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { loadSecrets, newApiKey } from '../src/accounts/secrets.ts';
import { recipeFor, services } from '../src/processes/services.ts';
import { temporaryDir } from './temporary.ts';

test('secrets are created once, and only their owner can read them', (context) => {
  const dataDir = temporaryDir(context);
  const first = loadSecrets(dataDir, ['Acme']);
  assert.deepEqual(loadSecrets(dataDir, ['Acme']), first);
  assert.equal(statSync(join(dataDir, 'secrets.json')).mode & 0o777, 0o600);
  for (const secret of Object.values(first.secrets)) assert.ok(secret.length >= 32);
});

test('an API key ends with a checksum of its other characters', () => {
  const key = newApiKey();
  assert.match(key, /^ck_[0-9A-Za-z]{38}$/);
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const value = [...key.slice(-6)].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0);
  assert.equal(value, crc32(key.slice(0, -6)));
});

test('without a speech provider the browser hears and speaks on the join page', (context) => {
  const dataDir = temporaryDir(context);
  const { secrets } = loadSecrets(dataDir, []);
  const shared = { dataDir, baseUrl: '', appUrl: '', issuer: '', rabbitmqUrl: '', mongodbUri: '', secrets };
  const instance = { name: 'conversation', service: 'conversation', port: 1, grpcPort: undefined };
  const speechWith = (env: NodeJS.ProcessEnv) => {
    const before = { ...process.env };
    for (const name of ['PAGE_SPEECH', 'SPEECH_API_URL', 'SPEECH_LOCAL_MODELS']) delete process.env[name];
    Object.assign(process.env, env);
    try {
      return recipeFor(instance, [], shared).env['PAGE_SPEECH'];
    } finally {
      process.env = before;
    }
  };
  assert.equal(speechWith({}), 'browser');
  assert.equal(speechWith({ SPEECH_API_URL: 'http://127.0.0.1:1/v1' }), 'auto');
  assert.equal(speechWith({ SPEECH_LOCAL_MODELS: '/models' }), 'auto');
  assert.equal(speechWith({ PAGE_SPEECH: 'none' }), 'none');
});

test('each service gets the secrets that it needs and no others', (context) => {
  const dataDir = temporaryDir(context);
  const { secrets } = loadSecrets(dataDir, []);
  const shared = { dataDir, baseUrl: '', appUrl: '', issuer: '', rabbitmqUrl: '', mongodbUri: '', secrets };
  const holders = (name: string) =>
    Object.keys(services).filter((service) => {
      const { env } = recipeFor({ name: service, service, port: 1, grpcPort: undefined }, [], shared);
      return env[name] !== undefined;
    });
  assert.deepEqual(holders('API_KEY_PEPPER'), ['account']);
  assert.deepEqual(holders('RESUME_SECRET'), ['conversation']);
  assert.deepEqual(holders('NOTIFICATION_SECRET'), ['interview']);
  assert.deepEqual(holders('DELIVERY_SECRET'), ['webhook']);
  assert.deepEqual(holders('MEDIA_SIGNING_SECRET'), ['interview', 'conversation', 'analysis']);
  assert.deepEqual(holders('SERVICE_SECRET'), Object.keys(services));
});
