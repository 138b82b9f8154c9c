// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface GetDeliveryRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'deliveryId'?: (string);
  /**
   * Body that a notification of the interview would have now.
   */
  'payloadJson'?: (string);
}

export interface GetDeliveryRequest {
  'accountId': (string);
  'interviewId': (string);
  'deliveryId': (string);
  /**
   * Body that a notification of the interview would have now.
   */
  'payloadJson': (string);
}
