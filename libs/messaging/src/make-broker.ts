import type { Logger } from '@colloquy/logging';
import { inSpan } from '@colloquy/tracing';
import { Registry } from 'prom-client';
import type { Broker } from './broker';
import { makeConsumer, type Consumer } from './consumer';
import { makeDeclarations } from './declarations';
import { makeLinks } from './links';
import { type ListenerLimits, type Listening, makeListening } from './listener';
import { makeMetrics } from './metrics';
import { messageOf } from './outgoing-message';
import { makePublisher } from './publisher';
import { makeQueueReport } from './queue-report';
import { spanOf } from './span-of';
import { checkSubscription, makeTopology, queueNames, type TopologyOptions } from './topology';

export interface BrokerOptions extends TopologyOptions {
  url: string;
  logger: Logger;
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

/** Connections are separate, because under an alarm the broker reads from no publisher. @throws AppError `invalid` */
export function makeBroker(options: BrokerOptions): Broker {
  const { logger, publishDeadlineMs = 10_000, declareEveryMs = 60_000, stopGraceMs = 8000 } = options;
  const topology = makeTopology(options);
  const { registry = new Registry() } = options;
  const metrics = makeMetrics(registry);
  const report = makeQueueReport(registry, topology);
  const awaited = new Set<string>(topology.bindings.map(({ event }) => event));
  const consumers = new Map<string, Consumer>();
  const listening: Listening[] = [];
  let hasStarted = false;

  const publisher = makePublisher({
    metrics,
    deadlineMs: publishDeadlineMs,
    onBlocked: (blocked) =>
      blocked ? logger.warn('Broker blocked publishing') : logger.info('Broker unblocked publishing'),
  });

  const declarations = makeDeclarations({ topology, everyMs: declareEveryMs, listening, logger });
  const links = makeLinks(options, { declarations, publisher, report, consumers, listening });

  return {
    name: 'broker',
    start: async () => {
      hasStarted = true;
      await declarations.start();
      links.publishing.start();
      if (consumers.size > 0) links.consuming.start();
      if (listening.length > 0) links.listening.start();
    },
    stop: async () => {
      await Promise.all([...consumers.values()].map((consumer) => consumer.stop(stopGraceMs)));
      publisher.close();
      await Promise.all([
        declarations.stop(),
        links.consuming.stop(),
        links.listening.stop(),
        links.publishing.stop(),
      ]);
    },
    ready: async () =>
      links.publishing.isUp() && !publisher.isBlocked() && (consumers.size === 0 || links.consuming.isUp()),
    subscribe: (subscription) => {
      checkSubscription(topology.bindings, subscription, consumers);
      const names = queueNames(topology, subscription.queue);
      consumers.set(subscription.queue, makeConsumer({ subscription, names, publisher, logger, metrics }));
      if (hasStarted) {
        links.consuming.start();
        links.consuming.restart('A subscription was added');
      }
    },
    listen: (listener) =>
      void listening.push(makeListening(listener, { ...options.listeners, exchange: topology.exchange })),
    publish: async (event, { signal } = {}) => {
      const message = messageOf(event, topology, awaited);
      await inSpan(`publish ${event.type}`, spanOf('producer', event), () => publisher.send(message, signal));
    },
  };
}
