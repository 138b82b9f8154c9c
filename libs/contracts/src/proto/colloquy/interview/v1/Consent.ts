// Original file: proto/colloquy/interview/v1/interview.proto

import type { Long } from '@grpc/proto-loader';

/**
 * What the expert agreed to before a session.
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
   * The words the expert agreed to.
   */
  'text'?: (string);
  'agreedAtMs'?: (number | string | Long);
  /**
   * click, voice or key.
   */
  'givenBy'?: (string);
}

/**
 * What the expert agreed to before a session.
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
   * The words the expert agreed to.
   */
  'text': (string);
  'agreedAtMs': (number);
  /**
   * click, voice or key.
   */
  'givenBy': (string);
}
