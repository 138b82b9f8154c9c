// Original file: proto/colloquy/interview/v1/interview.proto


export interface RecordAnalysisResponseInput {
  'recorded'?: (boolean);
}

export interface RecordAnalysisResponse {
  'recorded': (boolean);
}
