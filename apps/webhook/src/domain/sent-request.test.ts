import type { EndpointMessage } from '@colloquy/contracts';
import { buildRequest, type OutgoingRequest } from './request';
import { sentRequest, traceOf } from './sent-request';

const url = 'https://hooks.example/';
const payloadJson = '{"success":true}';
const signingSecret = Buffer.from('a-secret-of-24-bytes-long').toString('base64');
const request = (more: Partial<EndpointMessage>) =>
  buildRequest(
    { url, method: 'POST', headers: {}, signingSecret: '', ...more },
    payloadJson,
  ) as OutgoingRequest;
const shown = (more: Partial<EndpointMessage>, asked = payloadJson) =>
  sentRequest(traceOf(request(more)), { id: 'd1', payloadJson: asked });

test('the headers of a request are shown in order, and no secret is', () => {
  const { headers } = shown({ headers: { 'X-Key': 'canary' }, signingSecret });
  expect(headers).toEqual([
    ['content-type', 'application/json'],
    ['user-agent', 'Colloquy-Webhook/1.0'],
    ['X-Key', '***'],
    ['webhook-id', 'd1'],
    ['webhook-timestamp', '***'],
    ['webhook-signature', '***'],
  ]);
  expect(JSON.stringify(traceOf(request({ headers: { 'X-Key': 'canary' }, signingSecret })))).not.toMatch(
    /canary|success/,
  );
});

test('a user agent of the subscription replaces the default one', () => {
  expect(shown({ headers: { 'User-Agent': 'Norlund' } }).headers).toEqual([
    ['content-type', 'application/json'],
    ['User-Agent', '***'],
  ]);
});

test('a body is recognised only if it is the same byte for byte', () => {
  expect(shown({}).hasPayload).toBe(true);
  expect(shown({}, '{"success": true}').hasPayload).toBe(false);
});
