import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { withoutPersonalData } from './kept-attributes';
import { suppressiblePropagator } from './propagator';
import { detached, inSpan, markFailed, withoutPropagation } from './spans';
import { currentTraceparent, traceFields } from './trace-context';

const exporter = new InMemorySpanExporter();
const sdk = new NodeSDK({
  spanProcessors: [new SimpleSpanProcessor({ exporter: withoutPersonalData(exporter) })],
  textMapPropagator: suppressiblePropagator(new W3CTraceContextPropagator()),
  metricReaders: [],
  logRecordProcessors: [],
  autoDetectResources: false,
});
beforeAll(() => sdk.start());
beforeEach(() => exporter.reset());
afterAll(() => sdk.shutdown());

const change = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const ended = () => exporter.getFinishedSpans();

test('work continues the trace of its cause, not the current one', async () => {
  await inSpan('loop', {}, () => inSpan('publish', { parent: change }, async () => undefined));
  const [publish, loop] = ended();
  expect(publish?.spanContext().traceId).toBe(change.split('-')[1]);
  expect(publish?.parentSpanContext?.spanId).toBe(change.split('-')[2]);
  expect(loop?.spanContext().traceId).not.toBe(publish?.spanContext().traceId);
});

test.each([undefined, 'nonsense'])('work whose cause has no trace (%s) begins one', (parent) => {
  inSpan('loop', {}, () => inSpan('process', { parent }, () => undefined));
  const [process, loop] = ended();
  expect(process?.parentSpanContext).toBeUndefined();
  expect(process?.spanContext().traceId).not.toBe(loop?.spanContext().traceId);
});

test('a span ends with its work; it has failed if the work throws, rejects or is marked as failed', async () => {
  const failure = new Error('no');
  const fail = () => {
    throw failure;
  };
  expect(() => inSpan('throws', {}, fail)).toThrow(failure);
  await expect(inSpan('rejects', {}, () => Promise.reject(failure))).rejects.toBe(failure);
  inSpan('says so', {}, markFailed);
  expect(await inSpan('works', {}, async () => 1)).toBe(1);
  expect(ended().map(({ status }) => status.code === SpanStatusCode.ERROR)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('work in a span has the log fields and the traceparent of the span', () => {
  inSpan('work', {}, () => {
    const { traceId, spanId } = traceFields();
    expect(currentTraceparent()).toBe(`00-${traceId}-${spanId}-01`);
    detached(() => expect(currentTraceparent()).toBeUndefined());
  });
  expect(traceFields()).toEqual({});
});

test('a request to an external server does not carry the trace', () => {
  const carried = () => {
    const headers = {};
    propagation.inject(context.active(), headers);
    return Object.keys(headers);
  };
  inSpan('call', {}, () => {
    expect(carried()).toEqual(['traceparent']);
    expect(withoutPropagation(carried)).toEqual([]);
  });
});

test('only harmless attributes of a recorded span are exported', () => {
  inSpan('GET', { attributes: { 'url.full': 'https://a/?signature=1', 'http.route': '/media' } }, () => {
    const span = trace.getActiveSpan();
    span?.recordException(new Error('E11000 duplicate key: dana@example.com'));
    span?.setStatus({ code: SpanStatusCode.ERROR, message: 'dana@example.com' });
  });
  const [span] = ended();
  expect(span?.attributes).toEqual({ 'http.route': '/media' });
  expect(span?.events[0]?.attributes).toEqual({ 'exception.type': 'Error' });
  expect(span?.status).toEqual({ code: SpanStatusCode.ERROR });
});
