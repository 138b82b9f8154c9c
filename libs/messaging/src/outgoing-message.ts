import type { Options } from 'amqplib';
import type { CloudEvent } from '@colloquy/contracts';
import { accountHeader, encodeEvent } from './delivery';
import { routingHeadersOf, type Topology } from './topology';

export interface OutgoingMessage {
  readonly exchange: string;
  readonly routingKey: string;
  readonly content: Buffer;
  readonly options: Options.Publish;
}

/** @param awaited event types that a queue must take; the broker returns an event that no queue takes */
export function messageOf(
  event: CloudEvent,
  topology: Topology,
  awaited: ReadonlySet<string>,
): OutgoingMessage {
  return {
    exchange: topology.exchange,
    routingKey: event.type,
    content: encodeEvent(event),
    options: {
      mandatory: awaited.has(event.type),
      persistent: true,
      contentType: 'application/cloudevents+json',
      messageId: event.id,
      type: event.type,
      timestamp: Math.floor(Date.parse(event.time) / 1000),
      headers: {
        ...routingHeadersOf(topology, event),
        [accountHeader]: event.accountid,
        traceparent: event.traceparent,
      },
    },
  };
}
