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
  /** File name for saving; default: the last segment of the key. */
  fileName?: string;
  /** Content type of the response, instead of the stored one. */
  contentType?: string;
}

/** A page of keys in ascending order; pass `next` as `after` to get the following page. */
interface KeyPage {
  keys: string[];
  next?: string;
}

/**
 * Storage of recordings and transcripts. Every method but `signedUrl` rejects with AppError `invalid` for an
 * invalid key (see `isMediaKey`), and with `unavailable` if the storage is unreachable or full.
 */
export interface MediaStore extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /**
   * Stores or replaces an object, durably and atomically: readers get the old bytes or the new ones. The old
   * object stays if the body fails, is aborted, takes more than 10 minutes (`timeout`), differs from
   * `contentLength` (`invalid`) or exceeds the store's limit (`too-large`).
   */
  put(key: string, body: Buffer | Readable, options: PutOptions): Promise<{ sizeBytes: number }>;
  /**
   * Returns the bytes of an object. The caller reads the stream to its end or destroys it.
   * @throws AppError `not-found` (MEDIA_NOT_FOUND)
   */
  get(key: string): Promise<Readable>;
  stat(key: string): Promise<MediaInfo | undefined>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
  /** Deletes every object whose key begins with `prefix`, which ends with `/`. Idempotent. */
  deletePrefix(prefix: string): Promise<void>;
  /**
   * Moves every object whose key begins with `from` to the same place below `to`; replaces existing objects. After it
   * resolves, URLs of the old keys return 404. Both prefixes end with `/`, and neither contains the other (`invalid`).
   * Idempotent: a repeated call moves objects that were stored in the meantime or left by a crash.
   */
  movePrefix(from: string, to: string): Promise<void>;
  /** Returns at most `limit` (default and maximum 1000) keys after `after`; `prefix` ends with `/`. */
  list(prefix: string, page?: { limit?: number; after?: string }): Promise<KeyPage>;
  /**
   * Returns a URL that permits GET with range requests to anyone until it expires. Does not check whether the object
   * exists. The URL returns 403 when expired or modified, 404 without its object.
   */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
}

/** Default lifetime of a signed URL; the API documents it as `expiresIn`. */
export const defaultExpirySeconds = 3600;

/** Default size limit of an object: 5 GiB, the maximum of one S3 request. */
export const defaultMaxObjectBytes = 5 * 1024 ** 3;

export const transferTimeoutMs = 600_000;

export const maxPageSize = 1000;
