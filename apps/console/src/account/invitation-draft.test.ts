import { draftOfInvitation, invitationOf, invitationProblems } from './invitation-draft';

const draft = draftOfInvitation({ organisation: 'Norlund', minutes: 20 });

test('an invitation is sent as a whole, without empty fields', () => {
  expect(invitationOf(draft)).toEqual({ organisation: 'Norlund', minutes: 20 });
  expect(invitationOf({ ...draft, organisation: ' ', minutes: '' })).toEqual({});
});

test('an insecure address and odd minutes are told before they are sent', () => {
  const problems = (change: Partial<typeof draft>) => [...invitationProblems({ ...draft, ...change })];
  expect(problems({})).toEqual([]);
  expect(problems({ privacyUrl: 'https://a.example/p' })).toEqual([]);
  expect(problems({ privacyUrl: 'http://localhost:3000' })).toEqual([]);
  expect(problems({ privacyUrl: 'http://a.example', minutes: '241' })).toEqual(['privacyUrl', 'minutes']);
});
