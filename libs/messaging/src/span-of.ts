import type { CloudEvent } from '@colloquy/contracts';
import type { SpanSettings } from '@colloquy/tracing';

/** Returns the settings of a span that continues the trace of the change. */
export function spanOf(
  kind: 'producer' | 'consumer',
  { id, type, traceparent }: CloudEvent<unknown>,
  queue?: string,
): SpanSettings {
  return {
    kind,
    parent: traceparent,
    attributes: {
      'messaging.system': 'rabbitmq',
      ...(queue !== undefined && { 'messaging.destination.name': queue }),
      'messaging.message.id': id,
      'colloquy.event.type': type,
    },
  };
}
