import { until } from '@colloquy/testing';
import { createHmac } from 'node:crypto';
import { AppError, newId } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import { answerWith, type Seen, startReceiver } from './receivers';
import {
  afterwards,
  analysed,
  anEndpoint,
  isolated,
  payloadOf,
  type Script,
  startInterviewService,
  startWorld,
} from './support';

async function world(script: Script, logger?: Logger) {
  const started = await startWorld(script, logger);
  afterwards(() => started.stop());
  return started;
}

async function receiver(...args: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...args);
  afterwards(started.stop);
  return started;
}

test.concurrent(
  'every endpoint gets the payload once; the outcome is stored and published',
  isolated(async () => {
    const good = await receiver(answerWith(204));
    const bad = await receiver(answerWith(500));
    const { startApp, publish, settled, events } = await world(async () => [
      anEndpoint(good.url, { method: 'PUT', headers: { 'X-Key': 'k', 'Content-Type': 'text/xml' } }),
      anEndpoint(bad.url, { method: '' }),
      anEndpoint('ftp://example.com/'),
    ]);
    await startApp();
    const interviewId = newId();
    await publish(analysed(interviewId));

    const stored = await settled(3);
    const about = {
      interviewId,
      completion: 1,
      finishedAt: expect.any(Date),
      durationMs: expect.any(Number),
    };
    expect(stored).toMatchObject([
      { ...about, endpointIndex: 0, state: 'delivered', outcome: 'delivered', statusCode: 204 },
      { ...about, endpointIndex: 1, state: 'failed', outcome: 'http_error', statusCode: 500 },
      { ...about, endpointIndex: 2, state: 'failed', outcome: 'invalid_request' },
    ]);
    for (const { requests, method } of [
      { ...good, method: 'PUT' },
      { ...bad, method: 'POST' },
    ]) {
      expect(requests).toMatchObject([
        { method, body: payloadOf(interviewId, 1), headers: { 'content-type': 'application/json' } },
      ]);
    }
    expect(good.requests[0]?.headers['x-key']).toBe('k');
    await until(() => events.length === 3);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'webhook.delivered.v1',
      'webhook.failed.v1',
      'webhook.failed.v1',
    ]);
  }),
);

test.concurrent(
  'an event that reaches three replicas ten times causes one request per endpoint',
  isolated(async () => {
    const receivers = await Promise.all([receiver(answerWith(200)), receiver(answerWith(500))]);
    const { startApp, publish, settled, events } = await world(async () =>
      receivers.map(({ url }) => anEndpoint(url)),
    );
    await Promise.all([startApp(), startApp(), startApp()]);
    const interviews = Array.from({ length: 10 }, newId);
    const last = newId();
    await Promise.all(interviews.flatMap((id) => Array.from({ length: 10 }, () => publish(analysed(id)))));
    await settled(20);
    await publish(analysed(last)); // a duplicate would have arrived before this one
    const stored = await settled(22);
    expect(stored).toHaveLength(22);
    for (const { requests } of receivers) {
      expect(requests.map(({ body }) => body).sort()).toEqual(
        [...interviews, last].map((id) => payloadOf(id, 1)).sort(),
      );
    }
    await until(() => events.length >= 22);
    expect(new Set(events.map(({ id }) => id)).size).toBe(22);
  }),
);

test.concurrent(
  'each completion of an interview is notified',
  isolated(async () => {
    const { url, requests } = await receiver(answerWith(200));
    const { startApp, publish, settled } = await world(async () => [anEndpoint(url)]);
    await startApp();
    const interviewId = newId();
    await publish(analysed(interviewId, 2));
    await publish(analysed(interviewId, 1));
    await settled(2);
    expect(requests.map(({ body }) => body).sort()).toEqual([
      payloadOf(interviewId, 1),
      payloadOf(interviewId, 2),
    ]);
  }),
);

test.concurrent(
  'an endpoint that does not respond delays no other, however many notifications it gets',
  isolated(async () => {
    const slow = await receiver(() => undefined);
    const good = await receiver(answerWith(200));
    const slowOnes = new Set<string>();
    const { startApp, publish, settled } = await world(async (id) => [
      anEndpoint(slowOnes.has(id) ? slow.url : good.url),
    ]);
    await startApp({ WEBHOOK_TIMEOUT_MS: '60000', WEBHOOK_CONCURRENCY_PER_HOST: '4' });
    for (let n = 0; n < 60; n++) slowOnes.add(newId());
    await Promise.all([...slowOnes].map((id) => publish(analysed(id))));
    await until(() => slow.requests.length === 4);
    const quick = Array.from({ length: 40 }, newId);
    await Promise.all(quick.map((id) => publish(analysed(id))));
    for (const id of quick) await settled(1, id);
    expect(good.requests).toHaveLength(40);
    expect(slow.requests).toHaveLength(4);
  }),
);

test.concurrent(
  'fifty hosts that do not respond, each beyond its limit, do not delay other hosts',
  isolated(async () => {
    const slow = await receiver(() => undefined);
    const good = await receiver(answerWith(200));
    const hosts = Array.from({ length: 50 }, (_, n) => slow.url.replace('127.0.0.1', `slow-${n}.example`));
    const slowOnes = new Set(Array.from({ length: 6 }, newId));
    const { startApp, publish, settled } = await world(async (id) =>
      slowOnes.has(id) ? hosts.map((url) => anEndpoint(url)) : [anEndpoint(good.url)],
    );
    await startApp({ WEBHOOK_TIMEOUT_MS: '60000' }, { resolve: async () => ['127.0.0.1'] });
    await Promise.all([...slowOnes].map((id) => publish(analysed(id))));
    await until(() => new Set(slow.requests.map(({ headers }) => headers.host)).size === hosts.length);
    const quick = Array.from({ length: 40 }, newId);
    await Promise.all(quick.map((id) => publish(analysed(id))));
    await until(() => good.requests.length === quick.length);
    for (const id of quick) await settled(1, id);
    expect(slow.requests.length).toBeLessThan(500 - 20);
  }),
);

test.concurrent(
  'unless private addresses are allowed, they get no request',
  isolated(async () => {
    const { url, requests } = await receiver(answerWith(200));
    const endpoints = [url, url.replace('127.0.0.1', 'localhost'), url.replace('127.0.0.1', 'evil.example')];
    const { startApp, publish, settled } = await world(async () =>
      endpoints.map((target) => anEndpoint(target)),
    );
    await startApp({ WEBHOOK_ALLOW_PRIVATE: 'false' }, { resolve: async () => ['127.0.0.1'] });
    await publish(analysed(newId()));
    const stored = await settled(3);
    expect(stored.map(({ outcome }) => outcome)).toEqual(Array(3).fill('refused_address'));
    expect(requests).toHaveLength(0);
  }),
);

test.concurrent(
  'requests of subscriptions with a signing secret, and no others, are signed',
  isolated(async () => {
    const { url, requests } = await receiver(answerWith(200));
    const key = Buffer.alloc(32, 7);
    const { startApp, publish, settled } = await world(async () => [
      anEndpoint(`${url}/signed`, {
        signingSecret: `whsec_${key.toString('base64')}`,
        headers: { 'webhook-id': 'x' },
      }),
      anEndpoint(`${url}/plain`, { headers: { 'X-Key': 'k' } }),
    ]);
    await startApp();
    const interviewId = newId();
    const before = Math.floor(Date.now() / 1000);
    await publish(analysed(interviewId));
    const [delivery] = await settled(2);
    const of = (path: string) => requests.find((seen) => seen.path.endsWith(path));
    const { headers = {}, body = '' }: Partial<Seen> = of('/signed') ?? {};
    const timestamp = String(headers['webhook-timestamp']);
    expect(headers['webhook-id']).toBe(delivery?._id);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(before);
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() / 1000);
    const hmac = createHmac('sha256', key).update(`${delivery?._id}.${timestamp}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${hmac}`);
    expect(body).toBe(payloadOf(interviewId, 1));
    expect(of('/plain')?.body).toBe(body);
    expect(Object.keys(of('/plain')?.headers ?? {}).filter((name) => name.startsWith('webhook-'))).toEqual(
      [],
    );
  }),
);

test.concurrent(
  'the event of an interview that is deleted or has no endpoints is acknowledged',
  isolated(async () => {
    const { url, requests } = await receiver(answerWith(200));
    const [deleted, quiet, last] = [newId(), newId(), newId()];
    const { startApp, publish, settled, deliveries } = await world(async (id) => {
      if (id === deleted) throw new AppError('not-found', undefined, 'No such interview');
      return id === quiet ? [] : [anEndpoint(url)];
    });
    await startApp();
    for (const id of [deleted, quiet, last]) await publish(analysed(id));
    await settled(1, last);
    expect(await deliveries()).toHaveLength(1);
    expect(requests).toHaveLength(1);
  }),
);

test.concurrent(
  'notifications wait for the interview service during an outage',
  isolated(async () => {
    const { url, requests } = await receiver(answerWith(200));
    const script: Script = async () => [anEndpoint(url)];
    const { startApp, publish, settled, interview } = await world(script);
    await startApp();
    await interview.stop();
    const interviewId = newId();
    await publish(analysed(interviewId));
    const again = await startInterviewService(script, interview.port);
    afterwards(again.stop);
    await settled(1);
    expect(requests).toHaveLength(1);
  }),
);

test.concurrent(
  'header values appear in no log line and no finished delivery',
  isolated(async () => {
    const lines: string[] = [];
    const write = (message: string, fields?: object) => void lines.push(JSON.stringify([message, fields]));
    const logger: Logger = { debug: write, info: write, warn: write, error: write, child: () => logger };
    const good = await receiver(answerWith(200));
    const headers = { Authorization: 'canary-5c1e' };
    const { startApp, publish, settled } = await world(
      async () => [
        anEndpoint(`${good.url}?token=canary-5c1e`, { headers }),
        anEndpoint('http://127.0.0.1:1/', { headers }),
        anEndpoint(good.url, { headers: { 'X-Bad': 'canary-5c1e\n' } }),
      ],
      logger,
    );
    await startApp();
    await publish(analysed(newId()));
    expect(JSON.stringify(await settled(3))).not.toContain('canary');
    expect(good.requests[0]?.headers.authorization).toBe('canary-5c1e');
    expect(lines.filter((line) => line.includes('Webhook attempt'))).toHaveLength(2);
    expect(lines.filter((line) => line.includes('canary'))).toEqual([]);
  }),
);

test.concurrent(
  'a stop closes an attempt in progress as interrupted, and it is not repeated',
  isolated(async () => {
    const { url, requests } = await receiver(() => undefined);
    const { startApp, publish, settled } = await world(async () => [anEndpoint(url)]);
    const app = await startApp();
    await publish(analysed(newId()));
    await until(() => requests.length === 1);
    await app.stop();
    await startApp();
    expect(await settled(1)).toMatchObject([{ state: 'failed', outcome: 'interrupted' }]);
    expect(requests).toHaveLength(1);
  }),
);
