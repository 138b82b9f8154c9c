// Original file: proto/colloquy/interview/v1/interview.proto


export interface ClaimCallRequestInput {
  /**
   * How long the caller keeps the call to itself without renewing; at most ten minutes.
   */
  'leaseMs'?: (number);
}

export interface ClaimCallRequest {
  /**
   * How long the caller keeps the call to itself without renewing; at most ten minutes.
   */
  'leaseMs': (number);
}
