import { completionRedirect } from './completion-redirect';

const id = '0b7c5f0e-63a4-4d0e-8a55-0f6f5ad2c9f1';
const added = `interviewId=${id}&status=completed`;

test.each([
  ['https://a.example', `https://a.example?${added}`],
  ['https://a.example/path/', `https://a.example/path/?${added}`],
  ['https://a.example/?q=1&r=%20b+c', `https://a.example/?q=1&r=%20b+c&${added}`],
  ['https://a.example/?', `https://a.example/?${added}`],
  ['https://a.example/?q=1&', `https://a.example/?q=1&${added}`],
  ['https://a.example/#top', `https://a.example/?${added}#top`],
  ['https://a.example/?q=1#top?not=query', `https://a.example/?q=1&${added}#top?not=query`],
  ['https://a.example/#/app?x=1', `https://a.example/?${added}#/app?x=1`],
  [
    'https://a.example/?interviewId=theirs&status=x',
    `https://a.example/?interviewId=theirs&status=x&${added}`,
  ],
])('%s keeps its query and fragment and gains the parameters', (given, expected) => {
  expect(completionRedirect(given, id)).toBe(expected);
});
