// Original file: proto/colloquy/interview/v1/interview.proto


export interface EndpointInput {
  'url'?: (string);
  'method'?: (string);
  'headers'?: ({[key: string]: string});
}

export interface Endpoint {
  'url': (string);
  'method': (string);
  'headers': ({[key: string]: string});
}
