// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface SendTestResponseInput {
  /**
   * How the attempt ended, as in Delivery.
   */
  'outcome'?: (string);
  /**
   * Absent if there was no response.
   */
  'statusCode'?: (number);
  'durationMs'?: (number);
  '_statusCode'?: "statusCode";
}

export interface SendTestResponse {
  /**
   * How the attempt ended, as in Delivery.
   */
  'outcome': (string);
  /**
   * Absent if there was no response.
   */
  'statusCode'?: (number);
  'durationMs': (number);
}
