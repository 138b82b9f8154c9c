import { type Readable } from 'node:stream';
import { type Component } from '@colloquy/kernel';

export interface MediaInfo {
  sizeBytes: number;
  contentType: string;
}

export interface PutOptions {
  contentType: string;
  /** Announced length of the body; if the body differs, it is not stored. */
  contentLength?: number;
  /** Aborts the transfer; an existing object stays. */
  signal?: AbortSignal;
}

export interface SignedUrlOptions {
  now: Date;
  /** 1 to 604800; default 3600, as the API documents. */
  expiresInSeconds?: number;
  /** Default: the last segment of the key. */
  fileName?: string;
  /** Replaces the stored content type in the response. */
  contentType?: string;
}

interface KeyPage {
  keys: string[];
  next?: string;
}

/** Storage of recordings and transcripts. @throws AppError `invalid` for an invalid key, `unavailable` */
export interface MediaStore extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /** Atomic and durable. @throws AppError `timeout` after 10 minutes, `invalid` if the length differs, `too-large` */
  put(key: string, body: Buffer | Readable, options: PutOptions): Promise<{ sizeBytes: number }>;
  /** The caller reads or destroys the stream. @throws AppError `not-found` (MEDIA_NOT_FOUND) */
  get(key: string): Promise<Readable>;
  stat(key: string): Promise<MediaInfo | undefined>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
  /** Deletes every object whose key begins with `prefix`, which ends with `/`. Idempotent. */
  deletePrefix(prefix: string): Promise<void>;
  /** Moves every object below `from` to `to`, replacing objects. Idempotent. */
  movePrefix(from: string, to: string): Promise<void>;
  /** Returns at most `limit` (default and maximum 1000) keys after `after`; `prefix` ends with `/`. */
  list(prefix: string, page?: { limit?: number; after?: string }): Promise<KeyPage>;
  /** Returns a URL for GET by anyone until it expires; the object need not exist. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
}

/** Default lifetime of a signed URL; the API documents it as `expiresIn`. */
export const defaultExpirySeconds = 3600;

/** Default size limit of an object: 5 GiB, the maximum of one S3 request. */
export const defaultMaxObjectBytes = 5 * 1024 ** 3;

export const transferTimeoutMs = 600_000;

export const maxPageSize = 1000;
