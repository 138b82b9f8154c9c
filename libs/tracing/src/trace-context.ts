import { isSpanContextValid, trace, type SpanContext } from '@opentelemetry/api';

/** Returns the current trace as log fields; empty if there is none. */
export function traceFields(): { traceId?: string; spanId?: string } {
  const current = currentSpan();
  return current ? { traceId: current.traceId, spanId: current.spanId } : {};
}

/** Returns the W3C trace context of the current work; undefined if there is none. */
export function currentTraceparent(): string | undefined {
  const current = currentSpan();
  if (!current) return undefined;
  const flags = current.traceFlags.toString(16).padStart(2, '0');
  return `00-${current.traceId}-${current.spanId}-${flags}`;
}

function currentSpan(): SpanContext | undefined {
  const current = trace.getActiveSpan()?.spanContext();
  return current && isSpanContextValid(current) ? current : undefined;
}
