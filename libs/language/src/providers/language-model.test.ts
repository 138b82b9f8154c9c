import { startScriptedOpenAi } from '@colloquy/testing';
import { Registry } from 'prom-client';
import { languageModelOf } from './language-model';
import { providerMetrics } from './provider-metrics';

const none = { baseUrl: '', apiKey: '', model: '' };
const config = {
  baseUrl: 'https://models.example/v1',
  apiKey: 'canary-key',
  model: 'm',
  timeoutMs: 5000,
  fallback: none,
};
const hooks = { onCall: () => undefined, onSchemaRefused: () => undefined };

test('a model is used if it has an address', () => {
  expect(languageModelOf(config, hooks)).toBeDefined();
  expect(languageModelOf({ ...config, baseUrl: '' }, hooks)).toBeUndefined();
});

test('a model of another provider needs no address', () => {
  const elsewhere = { ...config, provider: 'anthropic', baseUrl: '' };
  expect(languageModelOf(elsewhere, hooks)).toBeDefined();
  expect(languageModelOf({ ...elsewhere, model: '' }, hooks)).toBeUndefined();
});

test.each([
  [{ model: '' }, 'LANGUAGE_MODEL must be set'],
  [{ baseUrl: 'models.example' }, 'LANGUAGE_MODEL_BASE_URL must be an http(s) URL'],
  [{ fallback: { ...none, baseUrl: 'https://two.example' } }, 'LANGUAGE_MODEL_FALLBACK must be set'],
  [{ provider: 'anthropic', baseUrl: '', apiKey: '' }, 'LANGUAGE_MODEL_API_KEY must be set'],
  [{ provider: 'azure', baseUrl: '' }, 'LANGUAGE_MODEL_BASE_URL must be set'],
  [{ fallback: { ...none, baseUrl: 'two' } }, 'LANGUAGE_MODEL_FALLBACK_BASE_URL must be an http(s) URL'],
])('%j is refused, and the message names the setting', (change, message) => {
  expect(() => languageModelOf({ ...config, ...change }, hooks)).toThrow(message);
});

test('the fallback answers with its own key and model, and every attempt is counted', async () => {
  const [first, second] = [await startScriptedOpenAi(), await startScriptedOpenAi()];
  first.reply({ status: 503 });
  second.reply({ text: 'Yes.' });
  const registry = new Registry();
  const fallback = { baseUrl: second.baseUrl, apiKey: 'second-key', model: 'm-2' };
  const chatFor = languageModelOf(
    { ...config, baseUrl: first.baseUrl, fallback },
    { ...hooks, onCall: providerMetrics(registry) },
  );
  const { signal } = new AbortController();
  await expect(chatFor?.('translator').complete({ messages: [] }, signal)).resolves.toBe('Yes.');
  expect(second.requests[0]?.headers.authorization).toBe('Bearer second-key');
  expect(second.requests[0]?.json).toMatchObject({ model: 'm-2' });
  const shown = await registry.metrics();
  const labels = (provider: string, outcome: string) =>
    `{purpose="translator",provider="${provider}",outcome="${outcome}"} 1`;
  expect(shown).toContain(`colloquy_provider_calls_total${labels('primary', 'unavailable')}`);
  expect(shown).toContain(`colloquy_provider_calls_total${labels('fallback', 'ok')}`);
  for (const name of ['colloquy_provider_first_seconds', 'colloquy_provider_call_duration_seconds'])
    expect(shown).toContain(`${name}_count{purpose="translator",provider="fallback"} 1`);
  await Promise.all([first.stop(), second.stop()]);
});
