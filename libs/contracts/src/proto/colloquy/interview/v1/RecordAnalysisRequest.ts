// Original file: proto/colloquy/interview/v1/interview.proto

import type { QuoteInput as _colloquy_interview_v1_QuoteInput, Quote as _colloquy_interview_v1_Quote } from '../../../colloquy/interview/v1/Quote';
import type { AnalysisSegmentInput as _colloquy_interview_v1_AnalysisSegmentInput, AnalysisSegment as _colloquy_interview_v1_AnalysisSegment } from '../../../colloquy/interview/v1/AnalysisSegment';
import type { AnalysisEvidenceInput as _colloquy_interview_v1_AnalysisEvidenceInput, AnalysisEvidence as _colloquy_interview_v1_AnalysisEvidence } from '../../../colloquy/interview/v1/AnalysisEvidence';

export interface RecordAnalysisRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'completion'?: (number);
  'summary'?: (string);
  'quotes'?: (_colloquy_interview_v1_QuoteInput)[];
  /**
   * Absent if not scored.
   */
  'qualityScore'?: (number | string);
  'qualityReasons'?: (string)[];
  'qualityEndedEarly'?: (boolean);
  'qualityExpertDisengaged'?: (boolean);
  'agentScore'?: (number | string);
  'agentReasons'?: (string)[];
  /**
   * False if there was nothing to analyse; every analysis field is null then.
   */
  'analysed'?: (boolean);
  /**
   * One per agent; empty if there was only one agent.
   */
  'qualitySegments'?: (_colloquy_interview_v1_AnalysisSegmentInput)[];
  'agentSegments'?: (_colloquy_interview_v1_AnalysisSegmentInput)[];
  'evidence'?: (_colloquy_interview_v1_AnalysisEvidenceInput | null);
  /**
   * The analyst: embedded or openai.
   */
  'analysedBy'?: (string);
  '_summary'?: "summary";
  '_qualityScore'?: "qualityScore";
  '_qualityEndedEarly'?: "qualityEndedEarly";
  '_qualityExpertDisengaged'?: "qualityExpertDisengaged";
  '_agentScore'?: "agentScore";
}

export interface RecordAnalysisRequest {
  'accountId': (string);
  'interviewId': (string);
  'completion': (number);
  'summary'?: (string);
  'quotes': (_colloquy_interview_v1_Quote)[];
  /**
   * Absent if not scored.
   */
  'qualityScore'?: (number);
  'qualityReasons': (string)[];
  'qualityEndedEarly'?: (boolean);
  'qualityExpertDisengaged'?: (boolean);
  'agentScore'?: (number);
  'agentReasons': (string)[];
  /**
   * False if there was nothing to analyse; every analysis field is null then.
   */
  'analysed': (boolean);
  /**
   * One per agent; empty if there was only one agent.
   */
  'qualitySegments': (_colloquy_interview_v1_AnalysisSegment)[];
  'agentSegments': (_colloquy_interview_v1_AnalysisSegment)[];
  'evidence': (_colloquy_interview_v1_AnalysisEvidence | null);
  /**
   * The analyst: embedded or openai.
   */
  'analysedBy': (string);
}
