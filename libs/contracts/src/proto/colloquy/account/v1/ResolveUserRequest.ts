// Original file: proto/colloquy/account/v1/account.proto


export interface ResolveUserRequestInput {
  /**
   * Claims `sub` and `iss` of the token.
   */
  'subject'?: (string);
  'issuer'?: (string);
}

export interface ResolveUserRequest {
  /**
   * Claims `sub` and `iss` of the token.
   */
  'subject': (string);
  'issuer': (string);
}
