import { type Context, createContextKey, type TextMapPropagator } from '@opentelemetry/api';

const insideKey = createContextKey('colloquy.keep-inside');

/** Marks a context whose requests must not carry the trace context. */
export const keepInside = (context: Context) => context.setValue(insideKey, true);

/** Propagates the trace context like `propagator`, except from a context made by {@link keepInside}. */
export function insidePlatform(propagator: TextMapPropagator): TextMapPropagator {
  return {
    inject: (context, carrier, setter) => {
      if (context.getValue(insideKey) !== true) propagator.inject(context, carrier, setter);
    },
    extract: (context, carrier, getter) => propagator.extract(context, carrier, getter),
    fields: () => propagator.fields(),
  };
}
