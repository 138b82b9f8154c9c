// Original file: proto/colloquy/interview/v1/interview.proto


export interface RecordConsentResponseInput {
}

export interface RecordConsentResponse {
}
