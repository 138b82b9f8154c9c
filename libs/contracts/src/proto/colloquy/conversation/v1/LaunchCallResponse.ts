// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface LaunchCallResponseInput {
}

export interface LaunchCallResponse {
}
