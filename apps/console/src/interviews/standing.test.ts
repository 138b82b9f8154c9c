import { isCallable, isUnderWay, reasonOf, standingOf } from './standing';

const now = Date.parse('2026-03-01T10:00:00Z');
const ended = { startedAt: '2026-03-01T09:00:00Z', endedAt: '2026-03-01T09:10:00Z' };
const open = { startedAt: '2026-03-01T09:50:00Z', endedAt: null };
const facts = { withdrawnAt: null, resumeHoldUntil: null, sessions: [] };

test.each([
  ['NOT_SCHEDULED', {}, 'unscheduled'],
  ['SCHEDULED', {}, 'scheduled'],
  ['DIALING', {}, 'dialing'],
  ['WAITING_FOR_EXPERT', {}, 'waiting'],
  ['IN_PROGRESS', { sessions: [open, ended] }, 'live'],
  ['IN_PROGRESS', { sessions: [ended] }, 'interrupted'],
  ['IN_PROGRESS', { sessions: [ended], resumeHoldUntil: '2026-03-01T11:00:00Z' }, 'onHold'],
  ['IN_PROGRESS', { sessions: [ended], resumeHoldUntil: '2026-03-01T09:30:00Z' }, 'interrupted'],
  ['COMPLETED', { sessions: [ended] }, 'completed'],
  ['COMPLETED', { withdrawnAt: '2026-03-01T09:10:00Z' }, 'withdrawn'],
] as const)('an interview that is %s with %j is %s', (status, more, expected) => {
  expect(standingOf({ ...facts, status, ...more }, now)).toBe(expected);
});

test.each([
  ['SCHEDULED', { dialInPhone: null }, true],
  ['NOT_SCHEDULED', {}, true],
  ['IN_PROGRESS', { sessions: [ended] }, true],
  ['IN_PROGRESS', { sessions: [ended], dialInPhone: null }, false],
  ['IN_PROGRESS', { sessions: [open] }, false],
  ['DIALING', {}, false],
  ['COMPLETED', {}, false],
  ['SCHEDULED', { withdrawnAt: '2026-03-01T09:10:00Z' }, false],
] as const)('whether an expert can be called in %s with %j: %j', (status, more, expected) => {
  expect(isCallable({ ...facts, dialInPhone: '+4930901820', status, ...more })).toBe(expected);
});

test('an interview is under way from the call to its completion', () => {
  expect(isUnderWay({ status: 'DIALING' })).toBe(true);
  expect(isUnderWay({ status: 'SCHEDULED' })).toBe(false);
  expect(isUnderWay({ status: 'COMPLETED' })).toBe(false);
});

test.each([
  ['Expert did not join', { kind: 'noShow' }],
  ['The expert withdrew consent', { kind: 'withdrawn' }],
  ['Call busy (attempt 2 of 3)', { kind: 'attempt', failure: 'busy', attempt: '2', of: '3' }],
  ['Call could not be initiated after 3 attempts: No answer', { kind: 'gaveUp', failure: 'noAnswer' }],
  ['Answered by a machine (attempt 1 of 2)', { kind: 'attempt', failure: 'machine', attempt: '1', of: '2' }],
  ['Call could not be initiated after 1 attempt: Call failed', { kind: 'gaveUp', failure: 'failed' }],
  [
    'The call waits for 2026-03-01T08:00:00.000Z: it is outside of the calling hours',
    { kind: 'callingHours', until: '2026-03-01T08:00:00.000Z' },
  ],
  ['Something new', { kind: 'other', text: 'Something new' }],
  ['constructor (attempt 1 of 2)', { kind: 'other', text: 'constructor (attempt 1 of 2)' }],
])('the reason “%s” is understood', (text, expected) => {
  expect(reasonOf(text)).toEqual(expected);
});
