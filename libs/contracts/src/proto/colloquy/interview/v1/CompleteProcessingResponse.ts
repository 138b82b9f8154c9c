// Original file: proto/colloquy/interview/v1/interview.proto


export interface CompleteProcessingResponseInput {
}

export interface CompleteProcessingResponse {
}
