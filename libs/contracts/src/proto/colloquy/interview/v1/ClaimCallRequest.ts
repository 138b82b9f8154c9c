// Original file: proto/colloquy/interview/v1/interview.proto


export interface ClaimCallRequestInput {
  /**
   * Duration of the lease; the caller renews it during the call. At most ten minutes.
   */
  'leaseMs'?: (number);
}

export interface ClaimCallRequest {
  /**
   * Duration of the lease; the caller renews it during the call. At most ten minutes.
   */
  'leaseMs': (number);
}
