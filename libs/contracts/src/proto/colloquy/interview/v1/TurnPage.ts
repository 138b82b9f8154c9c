// Original file: proto/colloquy/interview/v1/interview.proto

import type { TurnInput as _colloquy_interview_v1_TurnInput, Turn as _colloquy_interview_v1_Turn } from '../../../colloquy/interview/v1/Turn';

export interface TurnPageInput {
  /**
   * A turn that was not heard at all has no text.
   */
  'turns'?: (_colloquy_interview_v1_TurnInput)[];
  'hasMore'?: (boolean);
}

export interface TurnPage {
  /**
   * A turn that was not heard at all has no text.
   */
  'turns': (_colloquy_interview_v1_Turn)[];
  'hasMore': (boolean);
}
