// Original file: proto/colloquy/account/v1/account.proto


export interface IdentityInput {
  'accountId'?: (string);
  'userId'?: (string);
  /**
   * Empty if the user authenticated with a token.
   */
  'keyId'?: (string);
  /**
   * ACTIVE, SUSPENDED or CLOSED.
   */
  'accountStatus'?: (string);
}

export interface Identity {
  'accountId': (string);
  'userId': (string);
  /**
   * Empty if the user authenticated with a token.
   */
  'keyId': (string);
  /**
   * ACTIVE, SUSPENDED or CLOSED.
   */
  'accountStatus': (string);
}
