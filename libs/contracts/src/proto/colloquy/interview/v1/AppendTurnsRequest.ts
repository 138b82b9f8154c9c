// Original file: proto/colloquy/interview/v1/interview.proto

import type { TurnInput as _colloquy_interview_v1_TurnInput, Turn as _colloquy_interview_v1_Turn } from '../../../colloquy/interview/v1/Turn';

export interface AppendTurnsRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'turns'?: (_colloquy_interview_v1_TurnInput)[];
}

export interface AppendTurnsRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'turns': (_colloquy_interview_v1_Turn)[];
}
