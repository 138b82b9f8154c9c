// Original file: proto/colloquy/interview/v1/interview.proto


export interface AppendTurnsResponseInput {
}

export interface AppendTurnsResponse {
}
