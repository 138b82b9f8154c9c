// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

export interface HoldForLaterResponseInput {
  'untilMs'?: (number | string | Long);
}

export interface HoldForLaterResponse {
  'untilMs': (number);
}
