// Original file: proto/colloquy/interview/v1/interview.proto

import type { TranscriptEntryInput as _colloquy_interview_v1_TranscriptEntryInput, TranscriptEntry as _colloquy_interview_v1_TranscriptEntry } from '../../../colloquy/interview/v1/TranscriptEntry';
import type { WithheldSpanInput as _colloquy_interview_v1_WithheldSpanInput, WithheldSpan as _colloquy_interview_v1_WithheldSpan } from '../../../colloquy/interview/v1/WithheldSpan';

export interface CompleteProcessingRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'sessionId'?: (string);
  'entries'?: (_colloquy_interview_v1_TranscriptEntryInput)[];
  /**
   * Media keys; empty if there is no such artefact.
   */
  'transcriptKey'?: (string);
  'audioKey'?: (string);
  /**
   * Recording of the whole conversation up to and including this session; empty if there is none.
   */
  'conversationAudioKey'?: (string);
  /**
   * English translation, one entry for each original entry; empty if there is none.
   */
  'translatedEntries'?: (_colloquy_interview_v1_TranscriptEntryInput)[];
  'translatedKey'?: (string);
  /**
   * Position of these entries among the parts of the transcript, from 0. The parts of a session are the same at every
   * repetition.
   */
  'part'?: (number);
  /**
   * Only stores the entries: another part follows.
   */
  'hasMoreParts'?: (boolean);
  /**
   * Language in which the expert spoke; empty: that of the agent.
   */
  'sourceLanguage'?: (string);
  /**
   * Of the whole session, in order; sent with part 0.
   */
  'withheld'?: (_colloquy_interview_v1_WithheldSpanInput)[];
}

export interface CompleteProcessingRequest {
  'accountId': (string);
  'interviewId': (string);
  'sessionId': (string);
  'entries': (_colloquy_interview_v1_TranscriptEntry)[];
  /**
   * Media keys; empty if there is no such artefact.
   */
  'transcriptKey': (string);
  'audioKey': (string);
  /**
   * Recording of the whole conversation up to and including this session; empty if there is none.
   */
  'conversationAudioKey': (string);
  /**
   * English translation, one entry for each original entry; empty if there is none.
   */
  'translatedEntries': (_colloquy_interview_v1_TranscriptEntry)[];
  'translatedKey': (string);
  /**
   * Position of these entries among the parts of the transcript, from 0. The parts of a session are the same at every
   * repetition.
   */
  'part': (number);
  /**
   * Only stores the entries: another part follows.
   */
  'hasMoreParts': (boolean);
  /**
   * Language in which the expert spoke; empty: that of the agent.
   */
  'sourceLanguage': (string);
  /**
   * Of the whole session, in order; sent with part 0.
   */
  'withheld': (_colloquy_interview_v1_WithheldSpan)[];
}
