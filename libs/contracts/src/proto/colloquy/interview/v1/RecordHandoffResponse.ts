// Original file: proto/colloquy/interview/v1/interview.proto


export interface RecordHandoffResponseInput {
}

export interface RecordHandoffResponse {
}
