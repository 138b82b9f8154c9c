import type { ChannelModel, Options } from 'amqplib';
import type { CloudEvent } from '@colloquy/contracts';
import { errorFields, type Logger } from '@colloquy/logging';
import { inSpan } from '@colloquy/tracing';
import { Registry } from 'prom-client';
import type { Broker } from './broker';
import { makeConsumer, type Consumer } from './consumer';
import { accountHeader, encodeEvent } from './delivery';
import { makeLink } from './link';
import { type ListenerLimits, makeListening } from './listener';
import { makeMetrics } from './metrics';
import { makePublisher, type OutgoingMessage } from './publisher';
import { makeQueueReport } from './queue-report';
import {
  checkSubscription,
  choiceOf,
  declareTopology,
  makeTopology,
  queueNames,
  type Topology,
  type TopologyOptions,
} from './topology';

export interface BrokerOptions extends TopologyOptions {
  url: string;
  logger: Logger;
  /** Name of the service, shown in the broker's list of connections. */
  connectionName: string;
  registry?: Registry;
  /** Time limit from `publish` to the publisher confirm, milliseconds; default 10 000. */
  publishDeadlineMs?: number;
  /** Interval between declarations of the queues and bindings, milliseconds; default 60 000. */
  declareEveryMs?: number;
  /** Time that `stop` gives to running handlers, milliseconds; default 8000. */
  stopGraceMs?: number;
  listeners?: ListenerLimits;
}

/**
 * Connects to RabbitMQ. Publishing and consuming use separate connections: under a memory or disk alarm the broker
 * stops reading from publishing connections, which would hold up acknowledgements. Listeners have a third one, so that
 * consumers do not depend on them.
 * @throws AppError `invalid` if the URL is invalid
 */
export function makeBroker(options: BrokerOptions): Broker {
  const { logger, publishDeadlineMs = 10_000, declareEveryMs = 60_000, stopGraceMs = 8000 } = options;
  const topology = makeTopology(options);
  const { registry = new Registry() } = options;
  const metrics = makeMetrics(registry);
  const report = makeQueueReport(registry, topology);
  const awaited = new Set<string>(topology.bindings.map(({ event }) => event));
  const consumers = new Map<string, Consumer>();
  const listening: ReturnType<typeof makeListening>[] = [];
  let started = false;
  let declaring: NodeJS.Timeout | undefined;

  const publisher = makePublisher({
    metrics,
    deadlineMs: publishDeadlineMs,
    onBlocked: (blocked) =>
      blocked ? logger.warn('Broker blocked publishing') : logger.info('Broker unblocked publishing'),
  });
  const publishing = makeLink({
    url: options.url,
    name: `${options.connectionName} publishing`,
    logger,
    setUp: async (model, lost) => {
      await declareOn(model, topology);
      await publisher.attach(model, lost);
      report.attach(model);
      declaring = setInterval(() => void declareAgain(model), declareEveryMs).unref();
    },
    tornDown: () => {
      clearInterval(declaring);
      report.detach();
      publisher.detach();
    },
  });
  const consuming = makeLink({
    url: options.url,
    name: `${options.connectionName} consuming`,
    logger,
    setUp: async (model, lost) => {
      await declareOn(model, topology);
      for (const consumer of consumers.values()) await consumer.attach(model, lost);
    },
    tornDown: () => undefined,
  });
  const listeningLink = makeLink({
    url: options.url,
    name: `${options.connectionName} listening`,
    logger,
    setUp: async (model, lost) => {
      await declareOn(model, topology);
      for (const each of listening) await each.attach(model, lost);
    },
    tornDown: () => undefined,
  });

  /** Restores what an operator has removed: nothing else reports the loss of a binding. */
  async function declareAgain(model: ChannelModel): Promise<void> {
    try {
      await declareOn(model, topology);
    } catch (error) {
      logger.warn('Queues could not be declared again', errorFields(error));
    }
  }

  return {
    name: 'broker',
    start: async () => {
      started = true;
      publishing.start();
      if (consumers.size > 0) consuming.start();
      if (listening.length > 0) listeningLink.start();
    },
    stop: async () => {
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop(stopGraceMs)));
      publisher.close();
      await Promise.all([consuming.stop(), listeningLink.stop(), publishing.stop()]);
    },
    ready: async () =>
      publishing.isUp() && !publisher.isBlocked() && (consumers.size === 0 || consuming.isUp()),
    subscribe: (subscription) => {
      checkSubscription(topology.bindings, subscription, consumers);
      const names = queueNames(topology, subscription.queue);
      consumers.set(subscription.queue, makeConsumer({ subscription, names, publisher, logger, metrics }));
      if (started) {
        consuming.start();
        consuming.restart('A subscription was added');
      }
    },
    listen: (listener) =>
      void listening.push(
        makeListening(listener, {
          ...options.listeners,
          exchange: topology.exchange,
          bindEveryMs: declareEveryMs,
        }),
      ),
    publish: async (event, { signal } = {}) => {
      const message = messageOf(event, topology, awaited);
      const { id, type, traceparent } = event;
      const attributes = {
        'messaging.system': 'rabbitmq',
        'messaging.message.id': id,
        'colloquy.event.type': type,
      };
      // continues the trace of the change; the relay publishes outside of it
      await inSpan(`publish ${type}`, { kind: 'producer', parent: traceparent, attributes }, () =>
        publisher.send(message, signal),
      );
    },
  };
}

async function declareOn(model: ChannelModel, topology: Topology): Promise<void> {
  const channel = await model.createChannel();
  channel.on('error', () => undefined); // the refused call rejects
  await declareTopology(channel, topology);
  await channel.close();
}

/** @param awaited events that a queue must take: the broker returns them otherwise */
function messageOf(event: CloudEvent, topology: Topology, awaited: ReadonlySet<string>): OutgoingMessage {
  const properties = propertiesOf(event, choiceOf(topology, event));
  return {
    exchange: topology.exchange,
    routingKey: event.type,
    content: encodeEvent(event),
    options: { ...properties, mandatory: awaited.has(event.type) },
  };
}

function propertiesOf(event: CloudEvent, choice: Record<string, string>): Options.Publish {
  return {
    persistent: true,
    contentType: 'application/cloudevents+json',
    messageId: event.id,
    type: event.type,
    timestamp: Math.floor(Date.parse(event.time) / 1000),
    headers: { ...choice, [accountHeader]: event.accountid, traceparent: event.traceparent },
  };
}
