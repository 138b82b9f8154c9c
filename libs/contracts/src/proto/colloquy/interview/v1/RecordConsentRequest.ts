// Original file: proto/colloquy/interview/v1/interview.proto

import type { ConsentInput as _colloquy_interview_v1_ConsentInput, Consent as _colloquy_interview_v1_Consent } from '../../../colloquy/interview/v1/Consent';

export interface RecordConsentRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'consent'?: (_colloquy_interview_v1_ConsentInput | null);
}

export interface RecordConsentRequest {
  'accountId': (string);
  'interviewId': (string);
  'consent': (_colloquy_interview_v1_Consent | null);
}
