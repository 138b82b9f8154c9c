import { ApiError } from '@colloquy/client';
import { restOperations } from '@colloquy/contracts';
import { NetworkError } from './network-error';
import { errors as de } from '../strings/de/errors';
import { errors as en } from '../strings/en/errors';
import { errors as es } from '../strings/es/errors';
import { errors as fr } from '../strings/fr/errors';
import { errorText } from './error-text';

const languages = { de, en, es, fr };

function codesOfContract(): string[] {
  const refusals = restOperations.flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([, { description, example }]) => `${description} ${JSON.stringify(example ?? null)}`),
  );
  return [...new Set(refusals.join(' ').match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g))].sort();
}

test('every error code of the contract has a title and a next step in every language', () => {
  const codes = codesOfContract();
  expect(codes).toContain('TOO_MANY_TESTS');
  expect(codes.length).toBeGreaterThan(10);
  for (const errors of Object.values(languages)) {
    expect(codes.filter((code) => !Object.hasOwn(errors.codes, code))).toEqual([]);
  }
});

test('languages differ in every title and step', () => {
  const texts = (errors: typeof en) => {
    const { codes, ...rest } = errors;
    return Object.values({ ...codes, ...rest });
  };
  const all = Object.values(languages).map((errors) => texts(errors as typeof en));
  for (const index of texts(en).keys()) {
    expect(new Set(all.map((list) => list[index]?.title)).size).toBe(4);
    expect(new Set(all.map((list) => list[index]?.step)).size).toBe(4);
  }
});

const refused = (status: number, code?: string) => new ApiError(status, code, 'refused', {});

test.each([
  [refused(400), en.invalid],
  [refused(403), en.forbidden],
  [refused(403, 'READ_ONLY'), en.codes.READ_ONLY],
  [refused(404), en.missing],
  [refused(409), en.conflict],
  [refused(409, 'A_NEW_CODE'), en.conflict],
  [refused(409, 'toString'), en.conflict],
  [refused(413, 'EXPORT_TOO_LARGE'), en.codes.EXPORT_TOO_LARGE],
  [refused(413), en.tooLarge],
  [refused(429), en.tooMany],
  [refused(418), en.unexpected],
  [refused(502), en.outage],
  [new NetworkError('no answer'), en.offline],
  [new DOMException('too slow', 'TimeoutError'), en.offline],
  [new TypeError('x is undefined'), en.unexpected],
  ['thrown text', en.unexpected],
])('error %#: %s', (error, expected) => {
  expect(errorText(error, { errors: en })).toBe(expected);
});
