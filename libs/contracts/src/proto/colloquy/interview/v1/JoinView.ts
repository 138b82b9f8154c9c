// Original file: proto/colloquy/interview/v1/interview.proto

import type { InvitationInput as _colloquy_interview_v1_InvitationInput, Invitation as _colloquy_interview_v1_Invitation } from '../../../colloquy/interview/v1/Invitation';
import type { Long } from '@grpc/proto-loader';

export interface JoinViewInput {
  'interviewId'?: (string);
  'accountId'?: (string);
  'status'?: (string);
  'title'?: (string);
  'language'?: (string);
  'personaName'?: (string);
  'questionCount'?: (number);
  /**
   * If empty, the expert stays on the thank-you page.
   */
  'redirectUrl'?: (string);
  /**
   * Set while a session is open.
   */
  'openSessionId'?: (string);
  /**
   * Set if the last session can be continued.
   */
  'resumableSessionId'?: (string);
  'resumeHoldUntilMs'?: (number | string | Long);
  'scheduledAtMs'?: (number | string | Long);
  /**
   * Set with open_session_id: WEB or PHONE.
   */
  'openPlatform'?: (string);
  /**
   * The client's compliance text; empty if there is none.
   */
  'compliance'?: (string);
  /**
   * The invitation: each field from the interview, or else from the account.
   */
  'invitation'?: (_colloquy_interview_v1_InvitationInput | null);
  'withdrawn'?: (boolean);
  /**
   * FULL_INTERVIEW or VETTING_INTERVIEW.
   */
  'interviewType'?: (string);
  /**
   * The agent that the interview is pinned to.
   */
  'agentId'?: (string);
  'agentVersion'?: (number);
  '_openSessionId'?: "openSessionId";
  '_resumableSessionId'?: "resumableSessionId";
  '_resumeHoldUntilMs'?: "resumeHoldUntilMs";
  '_scheduledAtMs'?: "scheduledAtMs";
  '_openPlatform'?: "openPlatform";
}

export interface JoinView {
  'interviewId': (string);
  'accountId': (string);
  'status': (string);
  'title': (string);
  'language': (string);
  'personaName': (string);
  'questionCount': (number);
  /**
   * If empty, the expert stays on the thank-you page.
   */
  'redirectUrl': (string);
  /**
   * Set while a session is open.
   */
  'openSessionId'?: (string);
  /**
   * Set if the last session can be continued.
   */
  'resumableSessionId'?: (string);
  'resumeHoldUntilMs'?: (number);
  'scheduledAtMs'?: (number);
  /**
   * Set with open_session_id: WEB or PHONE.
   */
  'openPlatform'?: (string);
  /**
   * The client's compliance text; empty if there is none.
   */
  'compliance': (string);
  /**
   * The invitation: each field from the interview, or else from the account.
   */
  'invitation': (_colloquy_interview_v1_Invitation | null);
  'withdrawn': (boolean);
  /**
   * FULL_INTERVIEW or VETTING_INTERVIEW.
   */
  'interviewType': (string);
  /**
   * The agent that the interview is pinned to.
   */
  'agentId': (string);
  'agentVersion': (number);
}
