import { z } from 'zod';
import { timestamp, uuid } from './operation';

/** pending, then attempting, then one of the last two for ever. */
export const deliveryStatuses = ['pending', 'attempting', 'delivered', 'failed'] as const;

/** One of {@link deliveryStatuses}. */
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** How the one attempt of a delivery can end. */
export const deliveryOutcomes = [
  'delivered', // a 2xx status
  'http_error', // any other status, a redirect included
  'timeout',
  'connection_failed', // no connection, or no usable answer on it
  'refused_address', // not an address of the public internet
  'invalid_request', // the subscription cannot be made a request
  'interrupted', // the process ended or its database was away: whether the request was sent is unknown
] as const;

/** One of {@link deliveryOutcomes}. */
export type DeliveryOutcome = (typeof deliveryOutcomes)[number];

export const deliveriesSchema = z.object({
  deliveries: z
    .array(
      z.object({
        id: uuid.describe('Also the webhook-id of a signed request'),
        completion: z.int().describe('1 for the first completion of the interview, then 2 and so on'),
        endpointIndex: z.int().describe('Position in notifications when the interview completed'),
        endpoint: z.string(),
        method: z.string(),
        status: z.enum(deliveryStatuses),
        outcome: z.enum(deliveryOutcomes).nullable().describe('How the one attempt ended'),
        statusCode: z.int().nullable().describe('Null when no answer arrived'),
        attemptedAt: timestamp.nullable(),
        durationMs: z.int().nullable(),
      }),
    )
    .describe('Those of the latest completion first; at most 100'),
});

/** What List Deliveries returns. */
export type DeliveriesView = z.infer<typeof deliveriesSchema>;
