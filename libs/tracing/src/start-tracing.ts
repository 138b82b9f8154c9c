import { pause } from '@colloquy/kernel';
import type * as sdkModule from './sdk';

/** Longest time the last spans may take to leave when the process stops, milliseconds. */
const flushLimitMs = 500;

let running: { shutdown(): Promise<void> } | undefined;

/**
 * Begins to trace the process when `OTEL_EXPORTER_OTLP_ENDPOINT` names where spans go; otherwise nothing is loaded
 * and nothing is recorded. Must run before express, grpc-js, mongoose and the like are loaded, hence before the
 * settings of the service are read: OpenTelemetry's own variables are read here and by its SDK.
 * @param options.edge strangers reach the HTTP port: the trace context they send is ignored
 */
export function startTracing(service: string, options: { edge?: boolean } = {}): void {
  if (running || !process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) return;
  // at once, and only when it is wanted: an import would come too late or load it always
  const { makeSdk } = require('./sdk') as typeof sdkModule;
  const sdk = makeSdk(service, { edge: options.edge ?? false });
  sdk.start();
  running = sdk;
}

/** Sends what is left, within half a second; the collector being away never keeps a process from ending. */
export async function stopTracing(): Promise<void> {
  const flushed = running?.shutdown().catch(() => undefined);
  running = undefined;
  if (!flushed) return;
  const done = new AbortController();
  await Promise.race([flushed.finally(() => done.abort()), pause(flushLimitMs, done.signal)]);
}
