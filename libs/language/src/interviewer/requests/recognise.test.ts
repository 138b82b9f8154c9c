import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages, type RequestKind } from '@colloquy/contracts';
import { type RequestSamples } from '../../../test/requests/samples';
import { agreementIn } from './agreement';
import { isBackchannel } from '../../backchannel';
import { recogniseRequests } from './recognise';
import { isProtective } from './recogniser';

const folder = join(__dirname, '../../../test/requests');
const samples = new Map(
  readdirSync(folder)
    .map((file) => file.replace('.ts', ''))
    .filter((code): code is Language => (languages as readonly string[]).includes(code))
    .map((code) => [
      code,
      (require(join(folder, code)) as Record<string, RequestSamples>)[code] as RequestSamples,
    ]),
);

const kindsIn = (text: string, language: Language) =>
  recogniseRequests(text, language, true)
    .filter(({ certain }) => certain)
    .map(({ kind }) => kind);
type SampledKind = keyof RequestSamples['requests'];
/** Equivalent requests; each of them leads to the same reaction. */
const alike: Partial<Record<RequestKind, readonly RequestKind[]>> = {
  repeat: ['rephrase'],
  rephrase: ['repeat'],
  'change-answer': ['strike', 'go-back'],
  strike: ['change-answer'],
  'is-recorded': ['who-asks', 'are-you-human'],
  'who-asks': ['is-recorded', 'are-you-human'],
};
const missed = (own: RequestSamples, kind: SampledKind, language: Language) =>
  own.requests[kind].filter((text) => {
    const found = kindsIn(text, language);
    return ![kind, ...(alike[kind] ?? [])].some((meant) => found.includes(meant));
  });

describe.each([...samples.keys()])('%s', (language) => {
  const own = samples.get(language) as RequestSamples;
  const kinds = Object.keys(own.requests) as SampledKind[];

  test.each(kinds.filter(isProtective))('%s is recognised in an interview of any language', (kind) => {
    expect(missed(own, kind, language)).toEqual([]);
    expect(missed(own, kind, language === 'en' ? 'ta' : 'en')).toEqual([]);
  });

  test('nine of ten other requests are recognised', () => {
    const others = kinds.filter((kind) => !isProtective(kind));
    const total = others.flatMap((kind) => own.requests[kind]).length;
    const not = others.flatMap((kind) => missed(own, kind, language).map((text) => `${kind}: ${text}`));
    expect(not.length <= total / 10 ? [] : not).toEqual([]);
  });

  test('possible wishes are noticed', () => {
    const unnoticed = own.perhaps.end.filter(
      (text) => !recogniseRequests(text, language, false).some(({ kind }) => kind === 'end'),
    );
    expect(unnoticed).toEqual([]);
  });

  test('an answer is not a request', () => {
    const taken = own.answers.flatMap((text) =>
      recogniseRequests(text, language, false).map(
        ({ kind, certain }) => `${kind}${certain ? '' : '?'}: ${text}`,
      ),
    );
    expect(taken).toEqual([]);
  });

  test('agreement and refusal are distinguished', () => {
    expect(own.yes.filter((text) => agreementIn(text, language) !== 'yes')).toEqual([]);
    expect(own.no.filter((text) => agreementIn(text, language) !== 'no')).toEqual([]);
  });

  test('back-channels and answers are distinguished', () => {
    expect(own.backchannels.filter((text) => !isBackchannel(text, language))).toEqual([]);
    expect(own.answers.filter((text) => isBackchannel(text, language))).toEqual([]);
  });
});
