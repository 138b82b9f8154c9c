// Original file: proto/colloquy/account/v1/account.proto


export interface VerifyApiKeyRequestInput {
  'key'?: (string);
}

export interface VerifyApiKeyRequest {
  'key': (string);
}
