import { type Readable } from 'node:stream';
import { type Component } from '@colloquy/kernel';

/** What is known of an object without reading it. */
export interface MediaInfo {
  sizeBytes: number;
  contentType: string;
}

/** How an object is stored. */
export interface PutOptions {
  contentType: string;
  /** What the body must turn out to be, bytes; anything else stores nothing. */
  contentLength?: number;
  /** Ends the transfer early; the object that was there stays. */
  signal?: AbortSignal;
}

/** What a signed URL allows. */
export interface SignedUrlOptions {
  now: Date;
  /** 1 to 604800; default 3600, the validity the API promises. */
  expiresInSeconds?: number;
  /** The name under which a browser saves it; default the last segment of the key. */
  fileName?: string;
  /** Served in place of the stored type. */
  contentType?: string;
}

/** One page of keys in ascending order; `next` goes into `after` for the page behind it. */
export interface KeyPage {
  keys: string[];
  next?: string;
}

/**
 * Where recordings and transcripts are kept. Every method but `signedUrl` rejects with AppError `invalid` for
 * a key outside the grammar of `isMediaKey`, and `unavailable` when the storage cannot be reached or is full.
 */
export interface MediaStore extends Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  ready(): Promise<boolean>;
  /**
   * Stores or replaces an object: readers see the old bytes or the new ones, never a mixture, and once this
   * resolves they are durable. A body that fails, is aborted or takes more than 10 minutes (`timeout`), differs
   * from `contentLength` (`invalid`) or is larger than the store's limit (`too-large`) leaves all as it was.
   */
  put(key: string, body: Buffer | Readable, options: PutOptions): Promise<{ sizeBytes: number }>;
  /**
   * The object's bytes; read them to the end or destroy the stream.
   * @throws AppError `not-found` (MEDIA_NOT_FOUND).
   */
  get(key: string): Promise<Readable>;
  stat(key: string): Promise<MediaInfo | undefined>;
  /** Deletes one object; repeatable. */
  delete(key: string): Promise<void>;
  /** Deletes every object whose key begins with `prefix`, which ends with `/`; repeatable. */
  deletePrefix(prefix: string): Promise<void>;
  /**
   * Moves every object whose key begins with `from` to the same place below `to`, in place of what is there; once this
   * resolves no URL of the old keys leads anywhere. Both end with `/`, and neither is the beginning of the other
   * (`invalid`). Repeatable: what was stored since, or is left after a crash, is moved by the next call.
   */
  movePrefix(from: string, to: string): Promise<void>;
  /** At most `limit` (default and maximum 1000) keys behind `after`; `prefix` ends with `/`. */
  list(prefix: string, page?: { limit?: number; after?: string }): Promise<KeyPage>;
  /**
   * A URL that anybody may GET until it expires, with range requests; whether the object exists is not
   * looked at. After expiry or when changed it is answered with 403, without its object with 404.
   */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
}

/** Validity of a signed URL, seconds: what the API documents as `expiresIn`. */
export const defaultExpirySeconds = 3600;

/** Largest object by default, bytes: 5 GiB, the most that S3 takes in one request. */
export const defaultMaxObjectBytes = 5 * 1024 ** 3;

/** Longest transfer of one object, milliseconds. */
export const transferTimeoutMs = 600_000;

/** Most keys in one page. */
export const maxPageSize = 1000;
