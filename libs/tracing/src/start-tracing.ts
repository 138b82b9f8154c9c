import { pause } from '@colloquy/kernel';
import type * as sdkModule from './sdk';

/** Time to export the last spans when the process stops. */
const flushLimitMs = 500;

let running: { shutdown(): Promise<void> } | undefined;

/**
 * Must run before the instrumented packages are loaded; does nothing without `OTEL_EXPORTER_OTLP_ENDPOINT`.
 */
export function startTracing(service: string, options: { edge?: boolean } = {}): void {
  if (running || !process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) return;
  // synchronous and conditional: an import would come too late or load it always
  const { makeSdk } = require('./sdk') as typeof sdkModule;
  const sdk = makeSdk(service, { edge: options.edge ?? false });
  sdk.start();
  running = sdk;
}

/** Exports the remaining spans within half a second; an unreachable collector does not delay the end of the process. */
export async function stopTracing(): Promise<void> {
  const flushed = running?.shutdown().catch(() => undefined);
  running = undefined;
  if (!flushed) return;
  const done = new AbortController();
  await Promise.race([flushed.finally(() => done.abort()), pause(flushLimitMs, done.signal)]);
}
