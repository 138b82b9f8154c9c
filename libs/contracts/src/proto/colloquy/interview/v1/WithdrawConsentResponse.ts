// Original file: proto/colloquy/interview/v1/interview.proto


export interface WithdrawConsentResponseInput {
}

export interface WithdrawConsentResponse {
}
