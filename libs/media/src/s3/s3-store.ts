import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { tooLarge, transferSignal } from '../bounded-body';
import { checkLength, checkSignedUrl, mediaNotFound, pageSize } from '../checks';
import { baseName, inlineDisposition } from '../content-disposition';
import { checkContentType } from '../content-type';
import { checkMediaKey, checkMediaPrefix, checkMove, isMediaKey } from '../media-key';
import { defaultMaxObjectBytes, type MediaStore, type PutOptions } from '../media-store';
import { spooled } from '../spool';
import { isNoSuchObject, s3Error } from './s3-error';

/** Settings of an S3 store. */
export interface S3StoreOptions {
  bucket: string;
  region: string;
  /** Address of an S3-compatible server; default AWS. */
  endpoint?: string;
  /** Address of the server in signed URLs, if clients use another address than the platform. */
  publicEndpoint?: string;
  /** Default: the SDK's chain (environment, instance or workload identity). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** `https://host/bucket/key` instead of `https://bucket.host/key`; default false. */
  forcePathStyle?: boolean;
  /** Default 5 GiB, the maximum of one PUT. */
  maxObjectBytes?: number;
  /** Directory for streams until they are complete; default: that of this process, see `temporaryFiles`. */
  temporaryDirectory?: string;
}

const requestsInFlight = 16;
const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * Creates a media store in an existing bucket of S3 or of a compatible server. Streams are first written to a
 * temporary file: S3 needs the length in advance, and a source that fails half-way never reaches the server.
 */
export function makeS3Store(options: S3StoreOptions): MediaStore {
  const { bucket: Bucket } = options;
  const client = makeClient(options, options.endpoint);
  const signer = options.publicEndpoint ? makeClient(options, options.publicEndpoint) : client;
  const maxBytes = options.maxObjectBytes ?? defaultMaxObjectBytes;

  const upload = guarded(async (Key: string, Body: Buffer | Readable, sizeBytes: number, put: PutOptions) => {
    checkLength(sizeBytes, put.contentLength);
    const input = { Bucket, Key, Body, ContentLength: sizeBytes, ContentType: put.contentType };
    await client.send(new PutObjectCommand(input), { abortSignal: transferSignal(put.signal) });
    return { sizeBytes };
  });

  const list = guarded(async (prefix: string, { limit, after }: { limit?: number; after?: string } = {}) => {
    checkMediaPrefix(prefix);
    const MaxKeys = pageSize(limit);
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: prefix, StartAfter: after, MaxKeys }),
    );
    const listed = (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
    return { keys: listed.filter(isMediaKey), ...(page.IsTruncated ? { next: listed.at(-1) } : {}) };
  });

  const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  /** No effect if the object was moved or deleted in the meantime. */
  async function move(key: string, target: string): Promise<void> {
    // names of buckets and keys contain no character that needs escaping
    const input = { Bucket, Key: target, CopySource: `${Bucket}/${key}` };
    try {
      await client.send(new CopyObjectCommand(input));
    } catch (error) {
      if (isNoSuchObject(error)) return;
      throw error;
    }
    await remove(key);
  }

  /** Applies `take`, which removes the object, to every object below a prefix, a few at a time. */
  async function takeAll(prefix: string, take: (key: string) => Promise<unknown>): Promise<void> {
    for (let keys = (await list(prefix)).keys; keys.length > 0; { keys } = await list(prefix)) {
      for (let at = 0; at < keys.length; at += requestsInFlight) {
        await Promise.all(keys.slice(at, at + requestsInFlight).map(take));
      }
    }
  }

  return {
    name: 'media store',
    start: () => Promise.resolve(),
    stop: async () => {
      client.destroy();
      signer.destroy();
    },
    ready: () =>
      client.send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(2000) }).then(
        () => true,
        () => false,
      ),

    put: async (key, body, put) => {
      checkMediaKey(key);
      checkContentType(put.contentType);
      if (!Buffer.isBuffer(body)) {
        return spooled(
          body,
          { maxBytes, signal: put.signal },
          options.temporaryDirectory,
          (file, sizeBytes) => upload(key, file, sizeBytes, put),
        );
      }
      if (body.length > maxBytes) throw tooLarge();
      return upload(key, body, body.length, put);
    },

    get: guarded(async (key) => {
      checkMediaKey(key);
      const { Body } = await client
        .send(new GetObjectCommand({ Bucket, Key: key }))
        .catch((error: unknown) => {
          throw isNoSuchObject(error) ? mediaNotFound() : error;
        });
      if (!(Body instanceof Readable)) throw new Error('The SDK gave no Node stream');
      return Body;
    }),
    stat: guarded(async (key) => {
      checkMediaKey(key);
      try {
        const head = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
        return {
          sizeBytes: head.ContentLength ?? 0,
          contentType: head.ContentType ?? 'application/octet-stream',
        };
      } catch (error) {
        if (isNoSuchObject(error)) return undefined;
        throw error;
      }
    }),

    delete: guarded(async (key) => {
      checkMediaKey(key);
      await remove(key);
    }),
    deletePrefix: guarded((prefix) => takeAll(prefix, remove)),
    movePrefix: guarded(async (from, to) => {
      checkMove(from, to);
      await takeAll(from, (key) => move(key, to + key.slice(from.length)));
    }),
    list,

    signedUrl: guarded(async (key, { now, fileName, contentType, expiresInSeconds }) => {
      const expiresIn = checkSignedUrl(key, { now, contentType, expiresInSeconds });
      const command = new GetObjectCommand({
        Bucket,
        Key: key,
        ResponseContentType: contentType,
        ResponseContentDisposition: inlineDisposition(fileName ?? baseName(key)),
        ResponseCacheControl: `private, max-age=${expiresIn}`,
      });
      return getSignedUrl(signer, command, { expiresIn, signingDate: now });
    }),
  };
}

function makeClient(options: S3StoreOptions, endpoint: string | undefined): S3Client {
  return new S3Client({
    region: options.region,
    endpoint,
    credentials: options.credentials,
    forcePathStyle: options.forcePathStyle ?? false,
    // some servers other than AWS do not support the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    logger: silent, // the SDK would log to the console; it also throws its errors
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
  });
}

function guarded<A extends unknown[], R>(action: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return (...args) =>
    action(...args).catch((error: unknown) => {
      throw s3Error(error);
    });
}
