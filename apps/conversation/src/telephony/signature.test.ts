import { isSigned, signatureOf } from './signature';

// example from the provider's documentation
const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
const fields = {
  Digits: '1234',
  To: '+18005551212',
  From: '+14158675310',
  Caller: '+14158675310',
  CallSid: 'CA1234567890ABCDE',
};
const token = '12345';
const signature = 'GvWf1cFY/Q7PnoempGyD5oXAezc=';

test('a request is signed as the provider signs it, whatever the order of its fields', () => {
  expect(signatureOf(url, fields, token)).toBe(signature);
  const turned = Object.fromEntries(Object.entries(fields).reverse());
  expect(isSigned(signature, url, turned, token)).toBe(true);
});

test('a request with another URL, field, secret or no signature is refused', () => {
  expect(isSigned(signature, `${url}&x=1`, fields, token)).toBe(false);
  expect(isSigned(signature, url, { ...fields, Digits: '1235' }, token)).toBe(false);
  expect(isSigned(signature, url, { ...fields, More: '' }, token)).toBe(false);
  expect(isSigned(signature, url, fields, 'another')).toBe(false);
  expect(isSigned(undefined, url, fields, token)).toBe(false);
});
