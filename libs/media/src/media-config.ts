import { AppError } from '@colloquy/kernel';
import { type MediaSettings } from './make-media-store';

export interface MediaConfig {
  store: string;
  directory: string;
  signingSecret: string;
  s3: {
    bucket: string;
    region: string;
    endpoint: string;
    publicEndpoint: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
}

/** @throws AppError `invalid` that names the missing setting */
export function mediaSettingsOf(config: MediaConfig, publicBaseUrl: string): MediaSettings {
  if (config.store === 's3') return s3SettingsOf(config.s3);
  if (!config.directory) throw missing('MEDIA_DIR must be set');
  if (config.signingSecret.length < 32)
    throw missing('MEDIA_SIGNING_SECRET must be set to at least 32 characters');
  return { kind: 'filesystem', root: config.directory, signingSecret: config.signingSecret, publicBaseUrl };
}

function s3SettingsOf(s3: MediaConfig['s3']): MediaSettings {
  if (!s3.bucket || !s3.region) throw missing('MEDIA_S3_BUCKET and MEDIA_S3_REGION must be set');
  const { accessKeyId, secretAccessKey } = s3;
  return {
    kind: 's3',
    bucket: s3.bucket,
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint, forcePathStyle: true } : {}),
    ...(s3.publicEndpoint ? { publicEndpoint: s3.publicEndpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}

const missing = (message: string) => new AppError('invalid', undefined, message);
