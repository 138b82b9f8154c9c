export { detached, inSpan, markFailed, nameRequest, withoutPropagation, type SpanSettings } from './spans';
export { startTracing, stopTracing } from './start-tracing';
export { currentTraceparent, traceFields } from './trace-context';
