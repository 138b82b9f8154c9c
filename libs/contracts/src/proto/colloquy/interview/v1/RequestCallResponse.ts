// Original file: proto/colloquy/interview/v1/interview.proto


export interface RequestCallResponseInput {
}

export interface RequestCallResponse {
}
