import { toInternationalForm, digitsToEnter, mayBeCalled, outcomeOf } from './phone-call';

test('what a provider reports is an outcome only when the call is over', () => {
  const ringing = { streamed: false, digits: true };
  for (const status of ['queued', 'initiated', 'ringing', 'in-progress'] as const) {
    expect(outcomeOf(status, ringing)).toBeUndefined();
  }
  for (const status of ['busy', 'no-answer', 'canceled', 'failed'] as const) {
    expect(outcomeOf(status, ringing)).toBe(status);
  }
});

test('a call that was answered and is over before it was connected', () => {
  expect(outcomeOf('completed', { streamed: false, digits: true })).toBe('failed');
  expect(outcomeOf('completed', { streamed: true, digits: true })).toBe('ivr-failed');
  expect(outcomeOf('completed', { streamed: true, digits: false })).toBe('no-answer');
});

test('a conference is entered with meeting id and PIN, each after a pause and closed with #', () => {
  expect(digitsToEnter({ meetingId: '123 456-7', pin: '89' }, 'ww')).toBe('ww1234567#ww89#');
  expect(digitsToEnter({ meetingId: '123#', pin: '' }, 'ww')).toBe('ww123#');
  expect(digitsToEnter({ meetingId: '', pin: '' }, 'ww')).toBe('');
});

test('only numbers in international form are called, and only where that is allowed', () => {
  expect(mayBeCalled('+4930123456', [])).toBe(true);
  expect(mayBeCalled('+4930123456', ['+1', '+49'])).toBe(true);
  expect(mayBeCalled('+33123456789', ['+1', '+49'])).toBe(false);
  for (const number of ['4930123456', '+0930123456', '+49 30 123456', 'sip:a@b', '', '+123']) {
    expect(mayBeCalled(number, [])).toBe(false);
  }
});

test('numbers are dialled however people write them', () => {
  expect(toInternationalForm('+49 (30) 12-34.56')).toBe('+4930123456');
  expect(toInternationalForm('0049 30 123456')).toBe('+4930123456');
  expect(toInternationalForm('call me')).toBe('call me');
});
