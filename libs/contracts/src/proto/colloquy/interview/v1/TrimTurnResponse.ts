// Original file: proto/colloquy/interview/v1/interview.proto


export interface TrimTurnResponseInput {
}

export interface TrimTurnResponse {
}
