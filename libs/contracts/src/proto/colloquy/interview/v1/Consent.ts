// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

/**
 * The expert's consent before a session.
 */
export interface ConsentInput {
  'sessionId'?: (string);
  /**
   * WEB or PHONE.
   */
  'channel'?: (string);
  /**
   * ISO 639-1.
   */
  'language'?: (string);
  /**
   * The exact words that the expert agreed to; empty in a RuntimeView.
   */
  'text'?: (string);
  'agreedAtMs'?: (number | string | Long);
  /**
   * click, voice or key.
   */
  'givenBy'?: (string);
}

/**
 * The expert's consent before a session.
 */
export interface Consent {
  'sessionId': (string);
  /**
   * WEB or PHONE.
   */
  'channel': (string);
  /**
   * ISO 639-1.
   */
  'language': (string);
  /**
   * The exact words that the expert agreed to; empty in a RuntimeView.
   */
  'text': (string);
  'agreedAtMs': (number);
  /**
   * click, voice or key.
   */
  'givenBy': (string);
}
