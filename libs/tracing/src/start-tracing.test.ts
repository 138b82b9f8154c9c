import { inSpan, startTracing, stopTracing, traceFields } from '.';

test('without an endpoint nothing is loaded or recorded, and work runs unchanged', async () => {
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  startTracing('any');
  expect(
    Object.keys(require.cache).filter((file) => /opentelemetry.(sdk|instrumentation|exporter)/.test(file)),
  ).toEqual([]);
  expect(await inSpan('work', {}, async () => traceFields())).toEqual({});
  await stopTracing();
});
