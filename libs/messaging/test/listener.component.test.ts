import { eventually, startTcpProxy } from '@colloquy/testing';
import type { CloudEvent } from '@colloquy/contracts';
import type { Broker, BrokerOptions } from '../src';
import { anEvent } from './an-event';
import { brokerUrl, realWorld, type RealWorld } from './real-world';

const events = ['session.ended.v1', 'interview.created.v1'] as const;
let world: RealWorld;
let brokers: Broker[];

beforeEach(async () => {
  world = await realWorld(brokerUrl());
  brokers = [];
});
afterEach(async () => {
  await Promise.all(brokers.map((broker) => broker.stop()));
  await world.close();
});

async function started(prepare: (broker: Broker) => void = () => undefined, more?: Partial<BrokerOptions>) {
  const broker = world.connect(more);
  brokers.push(broker);
  prepare(broker);
  await broker.start();
  await eventually(async () => expect(await broker.ready()).toBe(true));
  return broker;
}

function aListener(wants?: (accountId: string) => boolean) {
  const got: CloudEvent[] = [];
  const state = { got, gaps: 0 };
  const listener = {
    events,
    ...(wants && { wants }),
    receive: (event: CloudEvent) => void got.push(event),
    onGap: () => void state.gaps++,
  };
  return Object.assign(state, { listener });
}

async function startListening(listening: ReturnType<typeof aListener>, more?: Partial<BrokerOptions>) {
  const broker = await started((it) => it.listen(listening.listener), more);
  await eventually(() => expect(listening.gaps).toBe(1));
  return broker;
}

/** A network link to the broker, and the broker's address behind the link. */
async function aProxy() {
  const server = new URL(brokerUrl());
  const proxy = await startTcpProxy({ host: server.hostname, port: Number(server.port || 5672) });
  const url = Object.assign(new URL(server), { host: `127.0.0.1:${proxy.port}` }).href;
  return { proxy, url };
}

test('every process gets a copy of the events that it listens to, and of no other', async () => {
  const [one, other] = [aListener(), aListener()];
  await startListening(one);
  await startListening(other);
  const publisher = await started();
  const published = [anEvent(), anEvent('interview.analysed.v1'), anEvent('interview.created.v1')];
  for (const event of published) await publisher.publish(event);
  const expected = [published[0], published[2]];
  await eventually(() => expect([one.got, other.got]).toEqual([expected, expected]));
});

test('events of accounts that nobody asks about, and messages that are no events, are skipped', async () => {
  const [wanted, unwanted] = [anEvent(), anEvent()];
  const listening = aListener((accountId) => accountId === wanted.accountid);
  const broker = await startListening(listening);
  world.channel.publish(`${world.prefix}colloquy.events`, events[0], Buffer.from('{'));
  await broker.publish(unwanted);
  await broker.publish(wanted);
  await eventually(() => expect(listening.got).toEqual([wanted]));
});

test('a listener that was disconnected learns that it may have missed events, and gets the next ones', async () => {
  const { proxy, url } = await aProxy();
  const listening = aListener();
  await startListening(listening, { url });
  proxy.breakOff();
  await eventually(() => expect(listening.gaps).toBe(2));
  const event = anEvent();
  await (await started()).publish(event);
  await eventually(() => expect(listening.got).toEqual([event]));
  proxy.close();
});

test('a listener gets events again after the exchange was deleted', async () => {
  const listening = aListener();
  const broker = await startListening(listening, { declareEveryMs: 100 });
  await world.channel.deleteExchange(`${world.prefix}colloquy.events`);
  await eventually(async () => {
    await broker.publish(anEvent()).catch(() => undefined);
    expect(listening.got.length).toBeGreaterThan(0);
  });
});

test('a listener learns that the broker has dropped events that it did not read', async () => {
  const { proxy, url } = await aProxy();
  const listening = aListener();
  await startListening(listening, { url, listeners: { maxWaiting: 10 } });
  proxy.cut();
  // more than the socket buffers and the broker hold for a connection
  const content = Buffer.alloc(64 * 1024, 'x');
  for (let count = 0; count < 600; count++) {
    world.channel.publish(`${world.prefix}colloquy.events`, events[0], content);
  }
  await world.channel.checkExchange(`${world.prefix}colloquy.events`);
  expect(listening.gaps).toBe(1);
  proxy.mend();
  await eventually(() => expect(listening.gaps).toBe(2));
  const event = anEvent();
  await (await started()).publish(event);
  await eventually(() => expect(listening.got).toEqual([event]));
  proxy.close();
});

test('a listener whose process was blocked learns that it may have missed events', async () => {
  const listening = aListener();
  await startListening(listening, { listeners: { stallMs: 200 } });
  const blockedUntil = performance.now() + 400;
  while (performance.now() < blockedUntil);
  expect(listening.gaps).toBe(1);
  await eventually(() => expect(listening.gaps).toBe(2));
});

test('a listener that the broker refuses keeps neither the process from being ready nor consumers from events', async () => {
  const listening = aListener();
  const handled: CloudEvent[] = [];
  const broker = await started(
    (it) => {
      it.listen(listening.listener);
      it.subscribe({
        queue: 'billing.session-ended',
        event: 'session.ended.v1',
        handle: async (event) => void handled.push(event),
      });
    },
    { listeners: { maxWaiting: -1 } },
  );
  const event = anEvent();
  await broker.publish(event);
  await eventually(() => expect(handled).toEqual([event]));
  expect([await broker.ready(), listening.gaps]).toEqual([true, 0]);
});
