import { S3Client } from '@aws-sdk/client-s3';

export interface S3ClientOptions {
  region: string;
  /** Default: the SDK's chain (environment, instance or workload identity). */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** `https://host/bucket/key` instead of `https://bucket.host/key`; default false. */
  forcePathStyle?: boolean;
}

const nothing = () => undefined;
const silent = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/** @param endpoint address of an S3-compatible server; undefined: AWS */
export function makeS3Client(options: S3ClientOptions, endpoint: string | undefined): S3Client {
  return new S3Client({
    region: options.region,
    endpoint,
    credentials: options.credentials,
    forcePathStyle: options.forcePathStyle ?? false,
    // some servers other than AWS do not support the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    logger: silent, // the SDK would log errors to the console in addition to throwing them
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
  });
}
