import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { suppressPropagation } from './propagator';

export interface SpanSettings {
  kind?: 'internal' | 'producer' | 'consumer';
  /** W3C trace context of the cause; an explicit undefined begins a new trace. */
  parent?: string | undefined;
  /** Ids and values of closed vocabularies only; the exporter drops unknown attributes. */
  attributes?: Readonly<Record<string, string | number>>;
}

const kinds = { internal: SpanKind.INTERNAL, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Runs work in a span that ends with the work. The span has failed if the work throws or rejects. */
export function inSpan<T>(name: string, settings: SpanSettings, work: () => T): T {
  const { kind = 'internal', attributes } = settings;
  const parent = 'parent' in settings ? contextOf(settings.parent) : context.active();
  const span = trace.getTracer('colloquy').startSpan(name, { kind: kinds[kind], attributes }, parent);
  try {
    const result = context.with(trace.setSpan(parent, span), work);
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        () => fail(span),
      );
    else span.end();
    return result;
  } catch (error) {
    fail(span);
    throw error;
  }
}

/** Runs work outside of any trace, for example a loop that a request has started. */
export function detached<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

/** Runs work whose requests go to external servers: they are traced, but do not carry our trace context. */
export function withoutPropagation<T>(work: () => T): T {
  return context.with(suppressPropagation(context.active()), work);
}

export function markFailed(): void {
  trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });
}

/** Names the span of the current HTTP request after its declared route. */
export function nameRequest(): (method: string, route: string) => void {
  const span = trace.getActiveSpan();
  return (method, route) => {
    span?.updateName(`${method} ${route}`).setAttribute('http.route', route);
  };
}

function fail(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR }).end();
}

function contextOf(traceparent: string | undefined) {
  return traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}
