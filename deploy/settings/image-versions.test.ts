import { readdirSync, statSync } from 'node:fs';
import { inRepository, readText } from '../test/repository';
import { filesWithImages, type ImageTags, withImageVersions } from './image-versions';

const tags = JSON.parse(readText('deploy/images.json')) as ImageTags;
const { version } = JSON.parse(readText('package.json')) as { version: string };

test('the committed files have the versions of images.json and package.json (else: npx nx run deploy:generate)', () => {
  for (const file of filesWithImages) {
    const text = readText(file);
    expect([file, text]).toEqual([file, withImageVersions(text, tags, version)]);
  }
});

test('no other file of deployments or guides names the version of an image', () => {
  const versioned = new RegExp(`(?<![\\w@/.-])(?:${Object.keys(tags).join('|')}):v?\\d[\\w.-]*`);
  const searched = ['deploy', 'docs']
    .flatMap((folder) =>
      readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => !filesWithImages.includes(file) && statSync(inRepository(file)).isFile());
  expect(searched.length).toBeGreaterThan(50);
  expect(searched.filter((file) => versioned.test(readText(file)))).toEqual([]);
});

test('an image without a version in images.json is refused', () => {
  expect(() => withImageVersions('image: redis:7', tags, version)).toThrow('redis');
});
