// Original file: proto/colloquy/interview/v1/interview.proto

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
   * Empty when the expert stays on the thank-you page.
   */
  'redirectUrl'?: (string);
  /**
   * Set while a session has not ended.
   */
  'openSessionId'?: (string);
  /**
   * Set when the last session can be continued.
   */
  'resumableSessionId'?: (string);
  'resumeHoldUntilMs'?: (number | string | Long);
  'scheduledAtMs'?: (number | string | Long);
  /**
   * Set with open_session_id: WEB or PHONE.
   */
  'openPlatform'?: (string);
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
   * Empty when the expert stays on the thank-you page.
   */
  'redirectUrl': (string);
  /**
   * Set while a session has not ended.
   */
  'openSessionId'?: (string);
  /**
   * Set when the last session can be continued.
   */
  'resumableSessionId'?: (string);
  'resumeHoldUntilMs'?: (number);
  'scheduledAtMs'?: (number);
  /**
   * Set with open_session_id: WEB or PHONE.
   */
  'openPlatform'?: (string);
}
