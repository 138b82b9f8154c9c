import { signMediaUrl, verifyMediaUrl } from './media-url';

const secret = 'a secret of more than 32 characters';
const grant = { key: 'account/interview/session/audio.webm', expires: 1_800_000_000 };
const before = new Date((grant.expires - 1) * 1000);
const url = signMediaUrl(grant, secret);

test('a signed URL is valid until the second it expires', () => {
  expect(verifyMediaUrl(url, secret, before)).toEqual(grant);
  expect(verifyMediaUrl(url, secret, new Date(grant.expires * 1000 - 1))).toEqual(grant);
  expect(verifyMediaUrl(url, secret, new Date(grant.expires * 1000))).toBeUndefined();
});

test('the grant contains the signed name and type', () => {
  const named = { ...grant, fileName: 'Übersicht & mehr?.webm', contentType: 'audio/webm; codecs=opus' };
  expect(verifyMediaUrl(signMediaUrl(named, secret), secret, before)).toEqual(named);
});

test('the signature covers every character of the path and the query', () => {
  const survivors = [...url].flatMap((char, at) => {
    const other = char === 'a' ? 'b' : 'a';
    const changed = url.slice(0, at) + other + url.slice(at + 1);
    return verifyMediaUrl(changed, secret, before) ? [changed] : [];
  });
  expect(survivors).toEqual([]);
});

test.each([
  ['another secret', verifyMediaUrl(url, `${secret}!`, before)],
  ['no signature', verifyMediaUrl(url.replace(/&signature=.*/, ''), secret, before)],
  ['an empty signature', verifyMediaUrl(url.replace(/signature=.*/, 'signature='), secret, before)],
  ['a padded signature', verifyMediaUrl(`${url}=`, secret, before)],
  ['a second expiry', verifyMediaUrl(`${url}&expires=1900000000`, secret, before)],
  ['an added name', verifyMediaUrl(`${url}&fileName=x`, secret, before)],
  ['an unknown parameter', verifyMediaUrl(`${url}&x=1`, secret, before)],
  ['a second query', verifyMediaUrl(`${url}?x`, secret, before)],
  ['an escaped slash', verifyMediaUrl(url.replace('interview/', 'interview%2f'), secret, before)],
  ['an escaped letter', verifyMediaUrl(url.replace('audio', '%61udio'), secret, before)],
  ['a detour', verifyMediaUrl(url.replace('session/', 'session/../session/'), secret, before)],
  ['a leading zero', verifyMediaUrl(url.replace('expires=', 'expires=0'), secret, before)],
])('%s is refused', (_, result) => {
  expect(result).toBeUndefined();
});
