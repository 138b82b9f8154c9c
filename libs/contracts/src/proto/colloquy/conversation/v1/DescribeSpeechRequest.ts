// Original file: proto/colloquy/conversation/v1/conversation.proto


export interface DescribeSpeechRequestInput {
}

export interface DescribeSpeechRequest {
}
