// Original file: proto/colloquy/interview/v1/interview.proto

import type { TranscriptEntryInput as _colloquy_interview_v1_TranscriptEntryInput, TranscriptEntry as _colloquy_interview_v1_TranscriptEntry } from '../../../colloquy/interview/v1/TranscriptEntry';

export interface CompleteProcessingRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'entries'?: (_colloquy_interview_v1_TranscriptEntryInput)[];
  /**
   * Media keys; empty when there is no such artefact.
   */
  'transcriptKey'?: (string);
  'audioKey'?: (string);
  /**
   * The recording of the whole conversation up to and with this session; empty when there is none.
   */
  'conversationAudioKey'?: (string);
  /**
   * The English translation, entry by entry like the original; empty when there is none.
   */
  'translatedEntries'?: (_colloquy_interview_v1_TranscriptEntryInput)[];
  'translatedKey'?: (string);
}

export interface CompleteProcessingRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'entries': (_colloquy_interview_v1_TranscriptEntry)[];
  /**
   * Media keys; empty when there is no such artefact.
   */
  'transcriptKey': (string);
  'audioKey': (string);
  /**
   * The recording of the whole conversation up to and with this session; empty when there is none.
   */
  'conversationAudioKey': (string);
  /**
   * The English translation, entry by entry like the original; empty when there is none.
   */
  'translatedEntries': (_colloquy_interview_v1_TranscriptEntry)[];
  'translatedKey': (string);
}
