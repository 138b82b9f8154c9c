// Original file: proto/colloquy/interview/v1/interview.proto

import type { ComparedClaimInput as _colloquy_interview_v1_ComparedClaimInput, ComparedClaim as _colloquy_interview_v1_ComparedClaim } from '../../../colloquy/interview/v1/ComparedClaim';

export interface ComparedQuestionInput {
  'question'?: (string);
  'claims'?: (_colloquy_interview_v1_ComparedClaimInput)[];
}

export interface ComparedQuestion {
  'question': (string);
  'claims': (_colloquy_interview_v1_ComparedClaim)[];
}
