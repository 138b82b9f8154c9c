import { type Context, createContextKey, type TextMapPropagator } from '@opentelemetry/api';

const insideKey = createContextKey('colloquy.keep-inside');

export const suppressPropagation = (context: Context) => context.setValue(insideKey, true);

/** Propagates the trace context like `propagator`, except in contexts marked by {@link suppressPropagation}. */
export function suppressiblePropagator(propagator: TextMapPropagator): TextMapPropagator {
  return {
    inject: (context, carrier, setter) => {
      if (context.getValue(insideKey) !== true) propagator.inject(context, carrier, setter);
    },
    extract: (context, carrier, getter) => propagator.extract(context, carrier, getter),
    fields: () => propagator.fields(),
  };
}
