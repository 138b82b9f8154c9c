import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { keepInside } from './propagator';

/** What a span says beside its name and duration. */
export interface SpanSettings {
  /** Default `internal`. */
  kind?: 'internal' | 'producer' | 'consumer';
  /**
   * W3C trace context of what caused the work, however long ago: the work continues that trace instead of the
   * one that happens to be current. Given as undefined it begins a trace of its own.
   */
  parent?: string | undefined;
  /** Ids and closed vocabularies only; those the exporter does not know are dropped. */
  attributes?: Readonly<Record<string, string | number>>;
}

const kinds = { internal: SpanKind.INTERNAL, producer: SpanKind.PRODUCER, consumer: SpanKind.CONSUMER };

/** Runs work in a span that ends when the work does; the span has failed when it throws or rejects. */
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

/** Runs work that serves no request in particular, a loop that a request has woken for instance, in no trace. */
export function detached<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

/** Runs work whose requests go to somebody else's servers: they are traced, but do not carry our trace context. */
export function withoutPropagation<T>(work: () => T): T {
  return context.with(keepInside(context.active()), work);
}

/** Says that what the current span stands for has failed though nothing is thrown. */
export function markFailed(): void {
  trace.getActiveSpan()?.setStatus({ code: SpanStatusCode.ERROR });
}

/** Names the span of the HTTP request that is being answered by the route as it is declared. */
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
