import { anInterview } from '../../test/an-interview';
import type { Change } from './interview';
import { withStatusChange } from './status-change';

const before = anInterview({ status: 'DIALING' });
const announced: Change['facts'] = [{ type: 'interview.erased.v1', data: { interviewId: before.id } }];

test.each([
  [{ status: 'WAITING_FOR_EXPERT' as const }, { status: 'WAITING_FOR_EXPERT', statusReason: null }],
  [{ statusReason: 'Call busy' }, { status: 'DIALING', statusReason: 'Call busy' }],
])('a change to %j is announced', (change, data) => {
  const interview = { ...before, ...change };
  expect(withStatusChange(before, { interview, facts: [] }).facts).toEqual([
    { type: 'interview.status-changed.v1', data: { interviewId: before.id, ...data } },
  ]);
});

test('a change that another fact announces is not announced twice', () => {
  const change: Change = { interview: { ...before, status: 'NOT_SCHEDULED' }, facts: announced };
  expect(withStatusChange(before, change).facts).toEqual(announced);
});

test('another change is not announced', () => {
  const change: Change = { interview: { ...before, title: 'Another title' }, facts: [] };
  expect(withStatusChange(before, change)).toBe(change);
});
