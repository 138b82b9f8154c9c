import { chatSettingsOf } from './chat-settings';

const config = { baseUrl: 'https://models.example/v1', apiKey: 'canary-key', model: 'm', timeoutMs: 1 };

test('a model is used if it has an address and a name', () => {
  expect(chatSettingsOf(config)).toEqual(config);
  expect(chatSettingsOf({ ...config, baseUrl: '' })).toBeUndefined();
});

test.each([
  [{ model: '' }, 'LANGUAGE_MODEL must be set'],
  [{ baseUrl: 'models.example' }, 'LANGUAGE_MODEL_BASE_URL must be an http(s) URL'],
])('%j is refused, and the message names the setting', (change, message) => {
  expect(() => chatSettingsOf({ ...config, ...change })).toThrow(message);
});
