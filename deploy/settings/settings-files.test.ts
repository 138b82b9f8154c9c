import { readdirSync } from 'node:fs';
import { inRepository, readText } from '../test/repository';
import { settingsDir, settingsFiles } from './settings-files';

test('the committed files have the settings that the services declare (else: npx nx run deploy:generate)', () => {
  const files = settingsFiles();
  expect(readdirSync(inRepository(settingsDir)).sort()).toEqual(Object.keys(files).sort());
  for (const [name, content] of Object.entries(files)) expect(readText(settingsDir, name)).toBe(content);
});
