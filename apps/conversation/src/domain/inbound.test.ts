import { afterWrongEntry, inboundStep } from './inbound';

test('a caller is asked for the meeting id, then for the PIN; both are checked together', () => {
  expect(inboundStep({ attempt: 1, meetingId: undefined, digits: undefined })).toEqual({
    ask: 'meeting',
    attempt: 1,
    isRetry: false,
  });
  expect(inboundStep({ attempt: 1, meetingId: undefined, digits: '123' })).toEqual({
    ask: 'pin',
    attempt: 1,
    meetingId: '123',
  });
  expect(inboundStep({ attempt: 1, meetingId: '123', digits: '9' })).toEqual({
    check: { meetingId: '123', pin: '9' },
    attempt: 1,
  });
});

test('a caller has three attempts; an empty meeting id is one', () => {
  expect(inboundStep({ attempt: 2, meetingId: undefined, digits: '' })).toMatchObject({
    ask: 'meeting',
    attempt: 3,
  });
  expect(inboundStep({ attempt: 3, meetingId: undefined, digits: '' })).toEqual({ refuse: true });
  expect(afterWrongEntry(2)).toMatchObject({ attempt: 3, isRetry: true });
  expect(afterWrongEntry(3)).toEqual({ refuse: true });
  expect(inboundStep({ attempt: 4, meetingId: undefined, digits: undefined })).toEqual({ refuse: true });
});
