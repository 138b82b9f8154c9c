import type { IncomingMessage } from 'node:http';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { GrpcInstrumentation } from '@opentelemetry/instrumentation-grpc';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { envDetector, serviceInstanceIdDetector } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { withoutPersonalData } from './kept-attributes';
import { suppressiblePropagator } from './propagator';

const unobserved: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Polls and probes; their spans would be noise. */
const unobservedCalls = ['GetTime', 'Check', 'Watch'];

/** Must start before the instrumented packages are loaded. */
export function makeSdk(service: string, options: { edge: boolean }): NodeSDK {
  return new NodeSDK({
    serviceName: service,
    resourceDetectors: [envDetector, serviceInstanceIdDetector],
    traceExporter: withoutPersonalData(new OTLPTraceExporter()),
    textMapPropagator: suppressiblePropagator(new W3CTraceContextPropagator()),
    // prometheus scrapes metrics, and logs go to standard output
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: (request) => {
          if (options.edge) forgetForeignTrace(request);
          return unobserved.has(request.url ?? '');
        },
        requireParentforOutgoingSpans: true,
      }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      new GrpcInstrumentation({ ignoreGrpcMethods: unobservedCalls }),
      new MongoDBInstrumentation(),
    ],
  });
}

/** Callers must neither decide which traces are recorded nor add to our traces. */
function forgetForeignTrace({ headers }: IncomingMessage): void {
  delete headers['traceparent'];
  delete headers['tracestate'];
}
