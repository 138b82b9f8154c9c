// Original file: proto/colloquy/interview/v1/interview.proto


export interface EndpointInput {
  'url'?: (string);
  'method'?: (string);
  'headers'?: ({[key: string]: string});
  /**
   * What requests are signed with (Standard Webhooks); empty: they are not.
   */
  'signingSecret'?: (string);
}

export interface Endpoint {
  'url': (string);
  'method': (string);
  'headers': ({[key: string]: string});
  /**
   * What requests are signed with (Standard Webhooks); empty: they are not.
   */
  'signingSecret': (string);
}
