// Original file: proto/colloquy/interview/v1/interview.proto

import type { ValueEvidenceInput as _colloquy_interview_v1_ValueEvidenceInput, ValueEvidence as _colloquy_interview_v1_ValueEvidence } from '../../../colloquy/interview/v1/ValueEvidence';

/**
 * The values of the client's schema.
 */
export interface ExtractionInput {
  /**
   * JSON text; absent if no language model filled the schema.
   */
  'values'?: (string);
  'evidence'?: (_colloquy_interview_v1_ValueEvidenceInput)[];
  '_values'?: "values";
}

/**
 * The values of the client's schema.
 */
export interface Extraction {
  /**
   * JSON text; absent if no language model filled the schema.
   */
  'values'?: (string);
  'evidence': (_colloquy_interview_v1_ValueEvidence)[];
}
