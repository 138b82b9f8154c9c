import { readMediaMessage } from './media-stream';

const read = (message: object) => readMediaMessage(Buffer.from(JSON.stringify(message)));

test('the start of a stream is read from both providers, as they document it', () => {
  const twilio = {
    event: 'start',
    sequenceNumber: '1',
    start: {
      accountSid: 'ACXX',
      streamSid: 'MZXX',
      callSid: 'CAXX',
      tracks: ['inbound'],
      mediaFormat: { encoding: 'audio/x-mulaw', sampleRate: 8000, channels: 1 },
      customParameters: { ticket: 'a-ticket' },
    },
    streamSid: 'MZXX',
  };
  expect(read(twilio)).toEqual({
    event: 'start',
    start: { streamSid: 'MZXX', callSid: 'CAXX', customParameters: { ticket: 'a-ticket' } },
  });
  const telnyx = {
    event: 'start',
    sequence_number: '1',
    stream_id: '32DE0DEA-53CB-4B21-89A4-9E1819C043BC',
    start: {
      user_id: '3E6F995F-85F7-4705-9741-53B116D28237',
      call_control_id: 'v2:T02llQxIyaRkhfRKxgAP8nY511EhFLizdvdUKJiSw8d6A9BborherQ',
      call_session_id: 'ff55a038-6f5d-11ef-9692-02420aeffb1f',
      from: '+13122010094',
      to: '+13122123456',
      tags: ['TAG1', 'TAG2'],
      client_state: 'aGF2ZSBhIG5pY2UgZGF5ID1d',
      custom_parameters: { ticket: 'a-ticket' },
      media_format: { encoding: 'PCMU', sample_rate: 8000, channels: 1 },
    },
  };
  expect(read(telnyx)).toEqual({
    event: 'start',
    start: {
      streamSid: undefined,
      callSid: telnyx.start.call_control_id,
      customParameters: { ticket: 'a-ticket' },
      encoding: 'PCMU',
      rateHz: 8000,
    },
  });
});

test('other messages of Telnyx are read like those of Twilio; unknown ones are ignored', () => {
  const about = { sequence_number: '4', stream_id: '32DE0DEA-53CB-4B21-89A4-9E1819C043BC' };
  const media = { track: 'inbound', chunk: '2', timestamp: '5', payload: 'AAAA' };
  expect(read({ event: 'connected', version: '1.0.0' })).toEqual({ event: 'connected' });
  expect(read({ event: 'media', ...about, media })).toEqual({
    event: 'media',
    media: { track: 'inbound', chunk: 2, timestamp: 5, payload: 'AAAA' },
  });
  expect(read({ event: 'mark', ...about, mark: { name: '0:1:2' } })).toEqual({
    event: 'mark',
    mark: { name: '0:1:2' },
  });
  expect(
    read({ event: 'dtmf', ...about, occurred_at: '2026-11-23T00:00:00Z', dtmf: { digit: '1' } }),
  ).toEqual({
    event: 'dtmf',
    dtmf: { digit: '1' },
  });
  expect(read({ event: 'stop', ...about, stop: { call_control_id: 'v2:T02' } })).toEqual({ event: 'stop' });
  expect(read({ event: 'error', ...about, payload: { code: 100003 } })).toBeUndefined();
  expect(read({ event: 'start', ...about, start: { call_session_id: 'x' } })).toBeUndefined();
});
