import { interviewStatuses } from '@colloquy/contracts';
import { isUnderWay, nextStatus, type Trigger, triggers } from './status';

/** Columns in the order of `interviewStatuses`; `-` is refused. */
const table: Record<Trigger, string> = {
  //                        NOT_SCHEDULED  SCHEDULED      DIALING             WAITING_FOR_EXPERT  IN_PROGRESS  COMPLETED
  schedule:
    '               SCHEDULED      SCHEDULED      -                   -                   -            -',
  unschedule:
    '             NOT_SCHEDULED  NOT_SCHEDULED  -                   -                   -            -',
  'first-words':
    '          IN_PROGRESS    IN_PROGRESS    IN_PROGRESS         IN_PROGRESS         IN_PROGRESS  -',
  dial: '                   DIALING        DIALING        DIALING             -                   -            -',
  connected:
    '              -              -              WAITING_FOR_EXPERT  -                   -            -',
  'dial-retry':
    '           -              -              DIALING             DIALING             -            -',
  'dial-failed':
    '          -              -              NOT_SCHEDULED       NOT_SCHEDULED       -            -',
  'joined-elsewhere':
    '     -              -              NOT_SCHEDULED       NOT_SCHEDULED       -            -',
  'no-show':
    '              -              -              NOT_SCHEDULED       NOT_SCHEDULED       -            -',
  'auto-complete':
    '        -              -              -                   -                   COMPLETED    -',
  'complete-with-session':
    'COMPLETED      COMPLETED      COMPLETED           COMPLETED           COMPLETED    COMPLETED',
  withdraw:
    '               COMPLETED      COMPLETED      COMPLETED           COMPLETED           COMPLETED    COMPLETED',
};

const cases = triggers.flatMap((trigger) => {
  const columns = table[trigger].trim().split(/\s+/);
  return interviewStatuses.map((from, n) => [from, trigger, columns[n]] as const);
});

test('the table covers every status and trigger', () => {
  expect(cases).toHaveLength(interviewStatuses.length * triggers.length);
  expect(cases.every(([, , to]) => to !== undefined)).toBe(true);
});

test.each(cases)('%s on %s: %s', (from, trigger, to) => {
  expect(nextStatus(from, trigger) ?? '-').toBe(to);
});

test('a conversation is under way from dialing to completion', () => {
  expect(interviewStatuses.filter(isUnderWay)).toEqual(['DIALING', 'WAITING_FOR_EXPERT', 'IN_PROGRESS']);
});
