import { toInternationalForm, digitsToEnter, mayBeCalled, outcomeOf } from './phone-call';

test('a provider’s status is an outcome only when the call is over', () => {
  const ringing = { wasStreamed: false, hasDigits: true };
  for (const status of ['queued', 'initiated', 'ringing', 'in-progress'] as const) {
    expect(outcomeOf(status, ringing)).toBeUndefined();
  }
  for (const status of ['busy', 'no-answer', 'canceled', 'failed'] as const) {
    expect(outcomeOf(status, ringing)).toBe(status);
  }
});

test('a call that ended before it was connected has failed, or nobody answered, or the conference was not entered', () => {
  expect(outcomeOf('completed', { wasStreamed: false, hasDigits: true })).toBe('failed');
  expect(outcomeOf('completed', { wasStreamed: true, hasDigits: true })).toBe('ivr-failed');
  expect(outcomeOf('completed', { wasStreamed: true, hasDigits: false })).toBe('no-answer');
});

test('a conference is entered with meeting id and PIN, each after a pause and followed by #', () => {
  expect(digitsToEnter({ meetingId: '123 456-7', pin: '89' }, 'ww')).toBe('ww1234567#ww89#');
  expect(digitsToEnter({ meetingId: '123#', pin: '' }, 'ww')).toBe('ww123#');
  expect(digitsToEnter({ meetingId: '', pin: '' }, 'ww')).toBe('');
});

test('only numbers in international form and in allowed countries are called', () => {
  expect(mayBeCalled('+4930123456', [])).toBe(true);
  expect(mayBeCalled('+4930123456', ['+1', '+49'])).toBe(true);
  expect(mayBeCalled('+33123456789', ['+1', '+49'])).toBe(false);
  for (const number of ['4930123456', '+0930123456', '+49 30 123456', 'sip:a@b', '', '+123']) {
    expect(mayBeCalled(number, [])).toBe(false);
  }
});

test('numbers are converted to international form', () => {
  expect(toInternationalForm('+49 (30) 12-34.56')).toBe('+4930123456');
  expect(toInternationalForm('0049 30 123456')).toBe('+4930123456');
  expect(toInternationalForm('call me')).toBe('call me');
});
