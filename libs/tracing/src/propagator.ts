import { type Context, createContextKey, type TextMapPropagator } from '@opentelemetry/api';

const insideKey = createContextKey('colloquy.keep-inside');

/** A context whose requests do not carry it to the server they go to. */
export const keepInside = (context: Context) => context.setValue(insideKey, true);

/** Carries the trace context wherever `propagator` does, save out of a context made by {@link keepInside}. */
export function insidePlatform(propagator: TextMapPropagator): TextMapPropagator {
  return {
    inject: (context, carrier, setter) => {
      if (context.getValue(insideKey) !== true) propagator.inject(context, carrier, setter);
    },
    extract: (context, carrier, getter) => propagator.extract(context, carrier, getter),
    fields: () => propagator.fields(),
  };
}
