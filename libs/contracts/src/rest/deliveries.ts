import { z } from 'zod';
import { commonRefusals, type Operation, timestamp, uuid } from './operation';

/** A delivery is pending, then attempting, then delivered or failed for good. */
export const deliveryStatuses = ['pending', 'attempting', 'delivered', 'failed'] as const;

export type DeliveryStatus = (typeof deliveryStatuses)[number];

export const deliveryOutcomes = [
  'delivered', // a 2xx status
  'http_error', // any other status, a redirect included
  'timeout',
  'connection_failed', // no connection, or no valid response
  'refused_address', // not an address of the public internet
  'invalid_request', // the subscription does not give a valid request
  'interrupted', // the process ended or its database was unavailable; the request may have been sent
] as const;

export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

const deliverySchema = z.object({
  id: uuid.describe('Also the webhook-id header of a signed request'),
  completion: z.int().describe('1 for the first completion of the interview, then 2 and so on'),
  endpointIndex: z.int().describe('Position in notifications at the time the interview completed'),
  endpoint: z.string(),
  method: z.string(),
  status: z.enum(deliveryStatuses),
  outcome: z.enum(deliveryOutcomes).nullable().describe('Outcome of the attempt'),
  statusCode: z.int().nullable().describe('Null if there was no response'),
  attemptedAt: timestamp.nullable(),
  durationMs: z.int().nullable(),
});

export const deliveriesSchema = z.object({
  deliveries: z.array(deliverySchema).describe('Sorted by completion, latest first; at most 100'),
});

const exampleUse = {
  endpoint: 'https://hooks.example/interviews',
  method: 'POST',
  deliveries: 214,
  failed: 1,
  latest: {
    interviewId: '0b8f7a3e-6d4c-4f0e-9a51-2f6f0c1b7d90',
    status: 'delivered',
    outcome: 'delivered',
    statusCode: 204,
    attemptedAt: '2026-03-01T10:00:00.000Z',
  },
} as const;

const usedEndpointsSchema = z.object({
  endpoints: z
    .array(
      z.object({
        endpoint: z.string(),
        method: z.string(),
        deliveries: z.int().describe('Deliveries to the endpoint'),
        failed: z.int().describe('Number of failed deliveries to the endpoint'),
        latest: deliverySchema
          .pick({ status: true, outcome: true, statusCode: true, attemptedAt: true })
          .extend({ interviewId: uuid }),
      }),
    )
    .describe('The endpoint that was used last comes first'),
});

export type UsedEndpointsView = z.infer<typeof usedEndpointsSchema>;

export const usedEndpointsOperation: Operation = {
  method: 'get',
  path: '/api/notifications/endpoints',
  operationId: 'listUsedEndpoints',
  service: 'interview',
  summary: "List the endpoints of the account's latest 1,000 deliveries that are still stored",
  responses: {
    200: {
      description: 'The endpoints',
      schema: usedEndpointsSchema,
      example: { endpoints: [exampleUse] },
    },
    ...commonRefusals,
  },
};

export type DeliveriesView = z.infer<typeof deliveriesSchema>;

export const deliveryPath = z.object({ id: uuid, deliveryId: uuid });

export const deliveryDetailSchema = deliverySchema.extend({
  request: z
    .object({
      headers: z
        .array(z.object({ name: z.string(), value: z.string() }))
        .describe('Values of the subscription’s headers and of the signature are shown as "***"'),
      body: z
        .string()
        .nullable()
        .describe(
          'Exactly the body of the request. Null if the interview has changed since, by a new analysis, a new completion or a withdrawal: bodies are not stored',
        ),
    })
    .nullable()
    .describe(
      'Null if the subscription does not give a valid request, and for deliveries of earlier releases',
    ),
  answer: z
    .string()
    .nullable()
    .describe(
      'Start of the body of the response, at most 1024 bytes; null without one, and after a withdrawal',
    ),
});

export type DeliveryDetailView = z.infer<typeof deliveryDetailSchema>;
