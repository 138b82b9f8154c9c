import { eventually, startWire } from '@colloquy/testing';
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
  const state = { got, beginnings: 0 };
  const listener = {
    events,
    ...(wants && { wants }),
    receive: (event: CloudEvent) => void got.push(event),
    begin: () => void state.beginnings++,
  };
  return Object.assign(state, { listener });
}

test('every process gets a copy of the events that it listens to, and of no other', async () => {
  const [one, other] = [aListener(), aListener()];
  await started((broker) => broker.listen(one.listener));
  await started((broker) => broker.listen(other.listener));
  const publisher = await started();
  const published = [anEvent(), anEvent('interview.analysed.v1'), anEvent('interview.created.v1')];
  for (const event of published) await publisher.publish(event);
  const expected = [published[0], published[2]];
  await eventually(() => expect([one.got, other.got]).toEqual([expected, expected]));
});

test('events of accounts that nobody asks about, and messages that are no events, are skipped', async () => {
  const [wanted, unwanted] = [anEvent(), anEvent()];
  const { got, listener } = aListener((accountId) => accountId === wanted.accountid);
  const broker = await started((it) => it.listen(listener));
  world.channel.publish(`${world.prefix}colloquy.events`, events[0], Buffer.from('{'));
  await broker.publish(unwanted);
  await broker.publish(wanted);
  await eventually(() => expect(got).toEqual([wanted]));
});

test('a listener that was disconnected learns that it may have missed events, and gets the next ones', async () => {
  const server = new URL(brokerUrl());
  const wire = await startWire({ host: server.hostname, port: Number(server.port || 5672) });
  const url = Object.assign(new URL(server), { host: `127.0.0.1:${wire.port}` }).href;
  const listening = aListener();
  await started((broker) => broker.listen(listening.listener), { url });
  expect(listening.beginnings).toBe(1);
  wire.breakOff();
  await eventually(() => expect(listening.beginnings).toBe(2), 15_000);
  const event = anEvent();
  await (await started()).publish(event);
  await eventually(() => expect(listening.got).toEqual([event]));
  wire.close();
}, 30_000);

test('a listener gets events again after the exchange was deleted', async () => {
  const listening = aListener();
  const broker = await started((it) => it.listen(listening.listener), { declareEveryMs: 100 });
  await world.channel.deleteExchange(`${world.prefix}colloquy.events`);
  await eventually(async () => {
    await broker.publish(anEvent()).catch(() => undefined);
    expect(listening.got.length).toBeGreaterThan(0);
  });
});
