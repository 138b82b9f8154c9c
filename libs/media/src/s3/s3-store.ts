import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadBucketCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { tooLarge, transferSignal } from '../bounded-body';
import { checkLength, checkSignedUrl } from '../checks';
import { baseName, inlineDisposition } from '../content-disposition';
import { checkContentType } from '../content-type';
import { checkMediaKey } from '../media-key';
import { defaultMaxObjectBytes, type MediaStore, type PutOptions } from '../media-store';
import { spooled } from '../spool';
import { makeS3Client, type S3ClientOptions } from './s3-client';
import { withS3Errors } from './s3-error';
import { s3Objects } from './s3-objects';

export interface S3StoreOptions extends S3ClientOptions {
  bucket: string;
  /** Address of an S3-compatible server; default AWS. */
  endpoint?: string;
  /** Address of the server in signed URLs, if clients use another address than the platform. */
  publicEndpoint?: string;
  /** Default 5 GiB, the maximum of one PUT. */
  maxObjectBytes?: number;
  /** Default: that of this process, see `temporaryFiles`. */
  temporaryDirectory?: string;
}

/** Writes streams to a temporary file first: S3 needs the length in advance. */
export function makeS3Store(options: S3StoreOptions): MediaStore {
  const { bucket: Bucket } = options;
  const client = makeS3Client(options, options.endpoint);
  const signer = options.publicEndpoint ? makeS3Client(options, options.publicEndpoint) : client;
  const maxBytes = options.maxObjectBytes ?? defaultMaxObjectBytes;

  const upload = withS3Errors(
    async (Key: string, Body: Buffer | Readable, sizeBytes: number, put: PutOptions) => {
      checkLength(sizeBytes, put.contentLength);
      const input = { Bucket, Key, Body, ContentLength: sizeBytes, ContentType: put.contentType };
      await client.send(new PutObjectCommand(input), { abortSignal: transferSignal(put.signal) });
      return { sizeBytes };
    },
  );

  const objects = s3Objects(client, Bucket);

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

    get: withS3Errors(objects.get),
    stat: withS3Errors(objects.stat),
    delete: withS3Errors(objects.delete),
    deletePrefix: withS3Errors(objects.removeAll),
    movePrefix: withS3Errors(objects.moveAll),
    list: withS3Errors(objects.list),

    signedUrl: withS3Errors(async (key, { now, fileName, contentType, expiresInSeconds }) => {
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
