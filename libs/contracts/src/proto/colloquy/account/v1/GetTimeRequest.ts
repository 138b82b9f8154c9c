// Original file: proto/colloquy/account/v1/account.proto


export interface GetTimeRequestInput {
}

export interface GetTimeRequest {
}
