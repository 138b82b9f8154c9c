// Original file: proto/colloquy/account/v1/account.proto


export interface EndLeaseResponseInput {
}

export interface EndLeaseResponse {
}
