// Original file: proto/colloquy/interview/v1/interview.proto

import type { SessionInput as _colloquy_interview_v1_SessionInput, Session as _colloquy_interview_v1_Session } from '../../../colloquy/interview/v1/Session';
import type { TurnInput as _colloquy_interview_v1_TurnInput, Turn as _colloquy_interview_v1_Turn } from '../../../colloquy/interview/v1/Turn';
import type { EarlierSessionInput as _colloquy_interview_v1_EarlierSessionInput, EarlierSession as _colloquy_interview_v1_EarlierSession } from '../../../colloquy/interview/v1/EarlierSession';

export interface SessionTranscriptInput {
  'session'?: (_colloquy_interview_v1_SessionInput | null);
  'language'?: (string);
  'turns'?: (_colloquy_interview_v1_TurnInput)[];
  'isProcessed'?: (boolean);
  /**
   * The sessions that this one continues, oldest first; they are delivered before it.
   */
  'earlier'?: (_colloquy_interview_v1_EarlierSessionInput)[];
  /**
   * Start of this session in the delivered conversation.
   */
  'offsetMs'?: (number);
  /**
   * The expert has withdrawn the consent: there are no turns, and the recording must not be processed.
   */
  'withdrawn'?: (boolean);
  /**
   * More turns follow the last one of `turns`; see ListTurns.
   */
  'hasMoreTurns'?: (boolean);
  /**
   * Title, subject and questions of the interview, and name, title and employment of the expert.
   */
  'knownTexts'?: (string)[];
}

export interface SessionTranscript {
  'session': (_colloquy_interview_v1_Session | null);
  'language': (string);
  'turns': (_colloquy_interview_v1_Turn)[];
  'isProcessed': (boolean);
  /**
   * The sessions that this one continues, oldest first; they are delivered before it.
   */
  'earlier': (_colloquy_interview_v1_EarlierSession)[];
  /**
   * Start of this session in the delivered conversation.
   */
  'offsetMs': (number);
  /**
   * The expert has withdrawn the consent: there are no turns, and the recording must not be processed.
   */
  'withdrawn': (boolean);
  /**
   * More turns follow the last one of `turns`; see ListTurns.
   */
  'hasMoreTurns': (boolean);
  /**
   * Title, subject and questions of the interview, and name, title and employment of the expert.
   */
  'knownTexts': (string)[];
}
