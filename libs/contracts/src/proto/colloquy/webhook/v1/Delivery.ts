// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The notification of one completion to one endpoint.
 */
export interface DeliveryInput {
  /**
   * Also the webhook-id header of a signed request.
   */
  'id'?: (string);
  'completion'?: (number);
  /**
   * Position in the interview's notifications at the time of the completion.
   */
  'endpointIndex'?: (number);
  /**
   * Address in the subscription.
   */
  'endpoint'?: (string);
  'method'?: (string);
  /**
   * pending, attempting, delivered or failed.
   */
  'status'?: (string);
  /**
   * How the attempt ended; empty until then.
   */
  'outcome'?: (string);
  /**
   * Absent if there was no response.
   */
  'statusCode'?: (number);
  /**
   * When the attempt began; absent until then, and if there was nothing to send.
   */
  'attemptedAtMs'?: (number | string | Long);
  'durationMs'?: (number);
  '_statusCode'?: "statusCode";
  '_attemptedAtMs'?: "attemptedAtMs";
  '_durationMs'?: "durationMs";
}

/**
 * The notification of one completion to one endpoint.
 */
export interface Delivery {
  /**
   * Also the webhook-id header of a signed request.
   */
  'id': (string);
  'completion': (number);
  /**
   * Position in the interview's notifications at the time of the completion.
   */
  'endpointIndex': (number);
  /**
   * Address in the subscription.
   */
  'endpoint': (string);
  'method': (string);
  /**
   * pending, attempting, delivered or failed.
   */
  'status': (string);
  /**
   * How the attempt ended; empty until then.
   */
  'outcome': (string);
  /**
   * Absent if there was no response.
   */
  'statusCode'?: (number);
  /**
   * When the attempt began; absent until then, and if there was nothing to send.
   */
  'attemptedAtMs'?: (number);
  'durationMs'?: (number);
}
