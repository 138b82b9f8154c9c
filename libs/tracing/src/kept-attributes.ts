import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Spans may export no URLs, addresses of persons, database commands or error messages. */
const kept: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'error.type',
  'rpc.system',
  'rpc.service',
  'rpc.method',
  'rpc.grpc.status_code',
  'db.system',
  'db.system.name',
  'db.namespace',
  'db.name',
  'db.collection.name',
  'db.mongodb.collection',
  'db.operation',
  'db.operation.name',
  'messaging.system',
  'messaging.operation.type',
  'messaging.destination.name',
  'messaging.message.id',
  'colloquy.event.type',
  'colloquy.interview.id',
  'exception.type',
]);

/** Wraps an exporter so that it exports only attributes that are known to be harmless. */
export function withoutPersonalData(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(harmless), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function harmless(span: ReadableSpan): ReadableSpan {
  const events = span.events.map((event) => ({ ...event, attributes: pick(event.attributes) }));
  return Object.create(span, {
    attributes: { value: pick(span.attributes) },
    events: { value: events },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

function pick<T extends object>(attributes: T | undefined): T {
  return Object.fromEntries(Object.entries(attributes ?? {}).filter(([name]) => kept.has(name))) as T;
}
