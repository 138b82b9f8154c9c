import { type JoinPageView, languages, maxConsentLength } from '@colloquy/contracts';
import { consentText, invitationOf } from './invitation';
import { english, stringsFor } from './strings';

const view: JoinPageView = {
  state: 'open',
  title: 'Batteries',
  persona: 'Sam',
  language: 'en',
  questionCount: 5,
  resumable: false,
};
const full: JoinPageView = {
  ...view,
  minutes: 30,
  compliance: 'Do not share secrets.',
  scheduledAt: '2030-05-01T12:00:00.000Z',
  invitation: {
    organisation: 'Acme',
    purpose: 'To learn.',
    privacyUrl: 'https://acme.example/privacy',
    retention: 'One year.',
    contact: 'mail@acme.example',
  },
};

test('the consent says who asks, why, how long, what is recorded and kept, and how to withdraw', () => {
  const text = consentText(invitationOf(full, english), english.strings.consentAgree);
  for (const part of [
    'Batteries',
    'Sam',
    'Acme',
    'To learn.',
    'Minutes: about 30. Questions: 5.',
    'By voice: your microphone is recorded',
    'Do not share secrets.',
    'One year.',
    'https://acme.example/privacy',
    'withdraw your consent',
    'mail@acme.example',
    'I understand and want to take part.',
  ]) {
    expect(text).toContain(part);
  }
});

test('a text that exceeds the limit of the protocol is cut before the agreement', () => {
  const long = { ...full, compliance: 'x'.repeat(20_000) };
  const text = consentText(invitationOf(long, english), english.strings.consentAgree);
  expect(text).toHaveLength(maxConsentLength);
  expect(text.endsWith(`xxx …\n${english.strings.consentAgree}`)).toBe(true);
});

test('unknown terms are left out; an address that is not a web page is not a link', () => {
  const titles = invitationOf(view, english).terms.map(({ title }) => title);
  expect(titles).toEqual(['Length', 'Recording', 'Withdrawal']);
  const bad = { ...view, invitation: { privacyUrl: 'javascript:alert(1)' } };
  expect(invitationOf(bad, english).terms.some(({ link }) => link)).toBe(false);
});

test('a date has its time zone, in the interview’s language', async () => {
  const german = invitationOf(full, await stringsFor(['de']));
  const planned = german.terms.find(({ title }) => title === 'Geplant für');
  expect(planned?.text).toMatch(/Mai 2030.*(UTC|MEZ|MESZ|GMT|[A-Z]{2,4})/);
});

test('the consent says who receives the voice, if anybody does', () => {
  const points = (speech: JoinPageView['speech']) => invitationOf({ ...view, speech }, english).points.join();
  expect(points('platform')).toContain('service that this platform uses');
  expect(points('browser')).toContain('your browser may send your voice');
  expect(points('none')).not.toMatch(/your voice/);
});

test.each(languages)('in %s a page that only types mentions no recording', async (language) => {
  const page = await stringsFor([language]);
  const typing = { ...full, speech: 'none' } as const;
  const { aboutRecording, aboutRecordingText, consentAgree } = page.strings;
  const textOf = (shown: JoinPageView) => consentText(invitationOf(shown, page), consentAgree);
  expect(textOf(typing)).not.toContain(`${aboutRecording}: `);
  expect(textOf(typing)).not.toContain(aboutRecordingText);
  // the consent of the page also covers a call to which the expert switches
  expect(textOf({ ...typing, phone: true })).toContain(aboutRecordingText);
});
