// Original file: proto/colloquy/interview/v1/interview.proto

import type { QuoteInput as _colloquy_interview_v1_QuoteInput, Quote as _colloquy_interview_v1_Quote } from '../../../colloquy/interview/v1/Quote';
import type { AnalysisSegmentInput as _colloquy_interview_v1_AnalysisSegmentInput, AnalysisSegment as _colloquy_interview_v1_AnalysisSegment } from '../../../colloquy/interview/v1/AnalysisSegment';
import type { AnalysisEvidenceInput as _colloquy_interview_v1_AnalysisEvidenceInput, AnalysisEvidence as _colloquy_interview_v1_AnalysisEvidence } from '../../../colloquy/interview/v1/AnalysisEvidence';
import type { QuestionFindingInput as _colloquy_interview_v1_QuestionFindingInput, QuestionFinding as _colloquy_interview_v1_QuestionFinding } from '../../../colloquy/interview/v1/QuestionFinding';
import type { ExtractionInput as _colloquy_interview_v1_ExtractionInput, Extraction as _colloquy_interview_v1_Extraction } from '../../../colloquy/interview/v1/Extraction';

export interface RecordAnalysisRequestInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'completion'?: (number);
  'summary'?: (string);
  'quotes'?: (_colloquy_interview_v1_QuoteInput)[];
  /**
   * Absent if not scored; the reasons then say why.
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
  /**
   * One per question; empty if there was nothing to analyse.
   */
  'findings'?: (_colloquy_interview_v1_QuestionFindingInput)[];
  /**
   * As in GetCompletionRequest. If another analysis fails, the existing one stays.
   */
  'reanalysis'?: (number);
  /**
   * Absent if the completion had no schema.
   */
  'extraction'?: (_colloquy_interview_v1_ExtractionInput | null);
  '_summary'?: "summary";
  '_qualityScore'?: "qualityScore";
  '_qualityEndedEarly'?: "qualityEndedEarly";
  '_qualityExpertDisengaged'?: "qualityExpertDisengaged";
  '_agentScore'?: "agentScore";
  '_extraction'?: "extraction";
}

export interface RecordAnalysisRequest {
  'accountId': (string);
  'interviewId': (string);
  'completion': (number);
  'summary'?: (string);
  'quotes': (_colloquy_interview_v1_Quote)[];
  /**
   * Absent if not scored; the reasons then say why.
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
  /**
   * One per question; empty if there was nothing to analyse.
   */
  'findings': (_colloquy_interview_v1_QuestionFinding)[];
  /**
   * As in GetCompletionRequest. If another analysis fails, the existing one stays.
   */
  'reanalysis': (number);
  /**
   * Absent if the completion had no schema.
   */
  'extraction'?: (_colloquy_interview_v1_Extraction | null);
}
