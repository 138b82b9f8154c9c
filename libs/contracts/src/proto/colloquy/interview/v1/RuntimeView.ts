// Original file: proto/colloquy/interview/v1/interview.proto

import type { SessionInput as _colloquy_interview_v1_SessionInput, Session as _colloquy_interview_v1_Session } from '../../../colloquy/interview/v1/Session';
import type { TurnInput as _colloquy_interview_v1_TurnInput, Turn as _colloquy_interview_v1_Turn } from '../../../colloquy/interview/v1/Turn';
import type { HandoffInput as _colloquy_interview_v1_HandoffInput, Handoff as _colloquy_interview_v1_Handoff } from '../../../colloquy/interview/v1/Handoff';
import type { ConsentInput as _colloquy_interview_v1_ConsentInput, Consent as _colloquy_interview_v1_Consent } from '../../../colloquy/interview/v1/Consent';
import type { InvitationInput as _colloquy_interview_v1_InvitationInput, Invitation as _colloquy_interview_v1_Invitation } from '../../../colloquy/interview/v1/Invitation';
import type { QuestionGuideInput as _colloquy_interview_v1_QuestionGuideInput, QuestionGuide as _colloquy_interview_v1_QuestionGuide } from '../../../colloquy/interview/v1/QuestionGuide';
import type { EmploymentInput as _colloquy_interview_v1_EmploymentInput, Employment as _colloquy_interview_v1_Employment } from '../../../colloquy/interview/v1/Employment';
import type { Long } from '@grpc/proto-loader';

/**
 * Everything that the runtime needs to conduct the interview.
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
   * Turns of the chain so far, oldest first; those of the open session come last.
   */
  'turns'?: (_colloquy_interview_v1_TurnInput)[];
  'redirectUrl'?: (string);
  'title'?: (string);
  /**
   * Handoffs of the chain so far, oldest first; the last one names the current agent.
   */
  'handoffs'?: (_colloquy_interview_v1_HandoffInput)[];
  /**
   * Oldest first.
   */
  'consents'?: (_colloquy_interview_v1_ConsentInput)[];
  'invitation'?: (_colloquy_interview_v1_InvitationInput | null);
  /**
   * The expert has withdrawn the consent; the runtime ends the session.
   */
  'withdrawn'?: (boolean);
  /**
   * More turns follow the last one of `turns`; see ListTurns.
   */
  'hasMoreTurns'?: (boolean);
  /**
   * Start of the interview's first session.
   */
  'beganAtMs'?: (number | string | Long);
  /**
   * Text of all turns of the interview's other sessions, including superseded ones.
   */
  'earlierTextBytes'?: (number | string | Long);
  /**
   * One per question; empty if no question has a guide.
   */
  'questionGuides'?: (_colloquy_interview_v1_QuestionGuideInput)[];
  'subject'?: (string);
  'expertTitle'?: (string);
  /**
   * In the order of the client.
   */
  'employment'?: (_colloquy_interview_v1_EmploymentInput)[];
  /**
   * What the client wants to learn; empty if not given.
   */
  'objective'?: (string);
  /**
   * Who can call next if the session is a call that ends too early: `platform`, `expert` (by meeting id and PIN), or
   * empty.
   */
  'nextCall'?: (string);
}

/**
 * Everything that the runtime needs to conduct the interview.
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
   * Turns of the chain so far, oldest first; those of the open session come last.
   */
  'turns': (_colloquy_interview_v1_Turn)[];
  'redirectUrl': (string);
  'title': (string);
  /**
   * Handoffs of the chain so far, oldest first; the last one names the current agent.
   */
  'handoffs': (_colloquy_interview_v1_Handoff)[];
  /**
   * Oldest first.
   */
  'consents': (_colloquy_interview_v1_Consent)[];
  'invitation': (_colloquy_interview_v1_Invitation | null);
  /**
   * The expert has withdrawn the consent; the runtime ends the session.
   */
  'withdrawn': (boolean);
  /**
   * More turns follow the last one of `turns`; see ListTurns.
   */
  'hasMoreTurns': (boolean);
  /**
   * Start of the interview's first session.
   */
  'beganAtMs': (number);
  /**
   * Text of all turns of the interview's other sessions, including superseded ones.
   */
  'earlierTextBytes': (number);
  /**
   * One per question; empty if no question has a guide.
   */
  'questionGuides': (_colloquy_interview_v1_QuestionGuide)[];
  'subject': (string);
  'expertTitle': (string);
  /**
   * In the order of the client.
   */
  'employment': (_colloquy_interview_v1_Employment)[];
  /**
   * What the client wants to learn; empty if not given.
   */
  'objective': (string);
  /**
   * Who can call next if the session is a call that ends too early: `platform`, `expert` (by meeting id and PIN), or
   * empty.
   */
  'nextCall': (string);
}
