// Original file: proto/colloquy/account/v1/account.proto


export interface ResolveUserRequestInput {
  /**
   * Claim `sub` of the token, and its issuer.
   */
  'subject'?: (string);
  'issuer'?: (string);
}

export interface ResolveUserRequest {
  /**
   * Claim `sub` of the token, and its issuer.
   */
  'subject': (string);
  'issuer': (string);
}
