// Original file: proto/colloquy/interview/v1/interview.proto

import type { FindingInput as _colloquy_interview_v1_FindingInput, Finding as _colloquy_interview_v1_Finding } from '../../../colloquy/interview/v1/Finding';

/**
 * The turns that support each statement of an analysis.
 */
export interface AnalysisEvidenceInput {
  'summary'?: (_colloquy_interview_v1_FindingInput)[];
  'qualityReasons'?: (_colloquy_interview_v1_FindingInput)[];
  'agentReasons'?: (_colloquy_interview_v1_FindingInput)[];
  'quotes'?: (_colloquy_interview_v1_FindingInput)[];
}

/**
 * The turns that support each statement of an analysis.
 */
export interface AnalysisEvidence {
  'summary': (_colloquy_interview_v1_Finding)[];
  'qualityReasons': (_colloquy_interview_v1_Finding)[];
  'agentReasons': (_colloquy_interview_v1_Finding)[];
  'quotes': (_colloquy_interview_v1_Finding)[];
}
