// Original file: proto/colloquy/interview/v1/interview.proto

import type { SessionInput as _colloquy_interview_v1_SessionInput, Session as _colloquy_interview_v1_Session } from '../../../colloquy/interview/v1/Session';
import type { TurnInput as _colloquy_interview_v1_TurnInput, Turn as _colloquy_interview_v1_Turn } from '../../../colloquy/interview/v1/Turn';
import type { HandoffInput as _colloquy_interview_v1_HandoffInput, Handoff as _colloquy_interview_v1_Handoff } from '../../../colloquy/interview/v1/Handoff';

/**
 * What the runtime needs to conduct the interview.
 */
export interface RuntimeViewInput {
  'accountId'?: (string);
  'interviewId'?: (string);
  'session'?: (_colloquy_interview_v1_SessionInput | null);
  'questions'?: (string)[];
  'expertName'?: (string);
  'compliance'?: (string);
  'customVariables'?: ({[key: string]: string});
  'agentId'?: (string);
  'agentVersion'?: (number);
  /**
   * Turns of the chain so far, oldest first, the open session's last.
   */
  'turns'?: (_colloquy_interview_v1_TurnInput)[];
  'redirectUrl'?: (string);
  'title'?: (string);
  /**
   * Handoffs of the chain so far, oldest first: the last one says which agent is speaking.
   */
  'handoffs'?: (_colloquy_interview_v1_HandoffInput)[];
}

/**
 * What the runtime needs to conduct the interview.
 */
export interface RuntimeView {
  'accountId': (string);
  'interviewId': (string);
  'session': (_colloquy_interview_v1_Session | null);
  'questions': (string)[];
  'expertName': (string);
  'compliance': (string);
  'customVariables': ({[key: string]: string});
  'agentId': (string);
  'agentVersion': (number);
  /**
   * Turns of the chain so far, oldest first, the open session's last.
   */
  'turns': (_colloquy_interview_v1_Turn)[];
  'redirectUrl': (string);
  'title': (string);
  /**
   * Handoffs of the chain so far, oldest first: the last one says which agent is speaking.
   */
  'handoffs': (_colloquy_interview_v1_Handoff)[];
}
