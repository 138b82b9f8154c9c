// Original file: proto/colloquy/webhook/v1/webhook.proto

import type { Long } from '@grpc/proto-loader';

/**
 * One endpoint of one completion's notification.
 */
export interface DeliveryInput {
  /**
   * Also what a signed request carries as webhook-id.
   */
  'id'?: (string);
  'completion'?: (number);
  /**
   * Position in the interview's notifications when it completed.
   */
  'endpointIndex'?: (number);
  /**
   * As the subscription had it.
   */
  'endpoint'?: (string);
  'method'?: (string);
  /**
   * pending, attempting, delivered or failed.
   */
  'status'?: (string);
  /**
   * How the attempt ended; empty before.
   */
  'outcome'?: (string);
  /**
   * Absent when no answer arrived.
   */
  'statusCode'?: (number);
  /**
   * When the attempt began; absent before, and where there was nothing to send.
   */
  'attemptedAtMs'?: (number | string | Long);
  'durationMs'?: (number);
  '_statusCode'?: "statusCode";
  '_attemptedAtMs'?: "attemptedAtMs";
  '_durationMs'?: "durationMs";
}

/**
 * One endpoint of one completion's notification.
 */
export interface Delivery {
  /**
   * Also what a signed request carries as webhook-id.
   */
  'id': (string);
  'completion': (number);
  /**
   * Position in the interview's notifications when it completed.
   */
  'endpointIndex': (number);
  /**
   * As the subscription had it.
   */
  'endpoint': (string);
  'method': (string);
  /**
   * pending, attempting, delivered or failed.
   */
  'status': (string);
  /**
   * How the attempt ended; empty before.
   */
  'outcome': (string);
  /**
   * Absent when no answer arrived.
   */
  'statusCode'?: (number);
  /**
   * When the attempt began; absent before, and where there was nothing to send.
   */
  'attemptedAtMs'?: (number);
  'durationMs'?: (number);
}
