import { joinErrorCodes } from '@colloquy/contracts';
import { endedNotice, refusedNotice } from './farewell';
import { newId } from './new-id';
import { stringsFor } from './strings';

const { strings } = stringsFor(['en-GB']);
const run = () => undefined;

test('a completed interview thanks, and leads to the client’s page where there is one', () => {
  const notice = endedNotice({ type: 'ended', reason: 'completed_by_expert' }, strings, 'en', run);
  expect(notice).toEqual({ sign: 'done', title: strings.thanksTitle, text: strings.thanksText });
  const redirectUrl = 'https://client.example/';
  const away = endedNotice(
    { type: 'ended', reason: 'completed_natural_end', redirectUrl },
    strings,
    'en',
    run,
  );
  expect(away.link?.url).toBe(redirectUrl);
});

test('an interview to be finished later says until when; any other end offers to go on', () => {
  const resumableUntil = '2030-05-01T12:00:00.000Z';
  const later = endedNotice(
    { type: 'ended', reason: 'voice_session_disconnect', resumableUntil },
    strings,
    'en',
    run,
  );
  expect(later.text).toContain('2030');
  const paused = endedNotice({ type: 'ended', reason: 'ended_by_agent_platform' }, strings, 'en', run);
  expect(paused.action?.label).toBe(strings.goOn);
});

test.each([...joinErrorCodes, 'replaced' as const])('%s has a page of its own words', (code) => {
  const notice = refusedNotice(code, strings, run);
  expect(notice.title).not.toBe('');
  expect(notice.text).not.toBe('');
});

test('a reader of a language without strings reads English', () => {
  expect(stringsFor(['xx', '__proto__'])).toEqual({ language: 'en', strings });
});

test('ids are random UUIDs', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId()).not.toBe(newId());
});
