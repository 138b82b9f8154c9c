import { joinErrorCodes } from '@colloquy/contracts';
import { endedNotice, otherHostNotice, refusedNotice } from './farewell';
import { newId } from './new-id';
import { english, stringsFor } from './strings';

const { strings } = english;
const run = () => undefined;

test('a completed interview thanks; a withdrawn one confirms the withdrawal, however it ended', () => {
  const notice = endedNotice({ type: 'ended', reason: 'completed_by_expert' }, strings, 'en', run);
  expect(notice).toEqual({ sign: 'done', title: strings.thanksTitle, text: strings.thanksText });
  const withdrawn = endedNotice(
    { type: 'ended', reason: 'completed_by_expert', withdrawn: true },
    strings,
    'en',
    run,
  );
  expect(withdrawn.title).toBe(strings.withdrawnTitle);
});

test('a page at another address links to the right one, with its path', () => {
  const view = {
    state: 'open' as const,
    title: 'T',
    persona: '',
    language: 'en',
    questionCount: 1,
    resumable: false,
    origin: 'https://interviews.example',
  };
  const here = { origin: 'http://127.0.0.1:1', pathname: '/call/x/join', search: '?a=1' };
  expect(otherHostNotice(view, here, strings)?.link?.url).toBe('https://interviews.example/call/x/join?a=1');
  expect(otherHostNotice(view, { ...here, origin: view.origin }, strings)).toBeUndefined();
});

test('a postponed interview says until when it is open; any other end offers to continue', () => {
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

test.each([...joinErrorCodes, 'replaced' as const])('%s has its own notice', (code) => {
  const notice = refusedNotice(code, strings, run);
  expect(notice.title).not.toBe('');
  expect(notice.text).not.toBe('');
});

test('an unsupported language falls back to English', async () => {
  expect(await stringsFor(['xx', '__proto__'])).toEqual(english);
});

test('ids are random UUIDs', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(newId()).not.toBe(newId());
});
