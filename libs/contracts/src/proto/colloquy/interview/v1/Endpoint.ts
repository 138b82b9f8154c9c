// Original file: proto/colloquy/interview/v1/interview.proto


export interface EndpointInput {
  'url'?: (string);
  'method'?: (string);
  'headers'?: ({[key: string]: string});
  /**
   * Key that signs requests (Standard Webhooks); if empty, requests are not signed.
   */
  'signingSecret'?: (string);
}

export interface Endpoint {
  'url': (string);
  'method': (string);
  'headers': ({[key: string]: string});
  /**
   * Key that signs requests (Standard Webhooks); if empty, requests are not signed.
   */
  'signingSecret': (string);
}
