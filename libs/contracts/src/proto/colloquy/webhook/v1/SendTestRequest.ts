// Original file: proto/colloquy/webhook/v1/webhook.proto


export interface SendTestRequestInput {
  'accountId'?: (string);
  'url'?: (string);
  /**
   * POST, PUT or PATCH.
   */
  'method'?: (string);
  'headers'?: ({[key: string]: string});
  /**
   * Empty: the request is not signed.
   */
  'signingSecret'?: (string);
  /**
   * Body of the request.
   */
  'payloadJson'?: (string);
  /**
   * Id of the message for the receiver; the same when the call is repeated.
   */
  'testId'?: (string);
}

export interface SendTestRequest {
  'accountId': (string);
  'url': (string);
  /**
   * POST, PUT or PATCH.
   */
  'method': (string);
  'headers': ({[key: string]: string});
  /**
   * Empty: the request is not signed.
   */
  'signingSecret': (string);
  /**
   * Body of the request.
   */
  'payloadJson': (string);
  /**
   * Id of the message for the receiver; the same when the call is repeated.
   */
  'testId': (string);
}
