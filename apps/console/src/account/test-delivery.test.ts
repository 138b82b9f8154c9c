import { headersOf, isCompleteTest, testOf } from './test-delivery';

const draft = {
  endpoint: ' https://hooks.example/x ',
  method: 'POST',
  headers: '',
  signingSecret: '',
} as const;

test('headers are parsed one per line, with colons in their values', () => {
  expect(headersOf('authorization: Bearer a:b\n\n x-one :1\nx-empty:')).toEqual({
    authorization: 'Bearer a:b',
    'x-one': '1',
    'x-empty': '',
  });
  expect(headersOf('authorization Bearer')).toBeUndefined();
});

test('a test needs an address, and omits an empty secret', () => {
  expect(isCompleteTest(draft)).toBe(true);
  expect(isCompleteTest({ ...draft, endpoint: 'hooks.example' })).toBe(false);
  expect(isCompleteTest({ ...draft, headers: 'no header' })).toBe(false);
  expect(testOf(draft)).toEqual({
    endpoint: 'https://hooks.example/x',
    attributes: { method: 'POST', headers: {} },
  });
});
