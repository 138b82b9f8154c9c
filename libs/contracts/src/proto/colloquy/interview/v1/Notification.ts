// Original file: proto/colloquy/interview/v1/interview.proto

import type { EndpointInput as _colloquy_interview_v1_EndpointInput, Endpoint as _colloquy_interview_v1_Endpoint } from '../../../colloquy/interview/v1/Endpoint';

export interface NotificationInput {
  'endpoints'?: (_colloquy_interview_v1_EndpointInput)[];
  /**
   * JSON body, the same for every endpoint.
   */
  'payloadJson'?: (string);
}

export interface Notification {
  'endpoints': (_colloquy_interview_v1_Endpoint)[];
  /**
   * JSON body, the same for every endpoint.
   */
  'payloadJson': (string);
}
