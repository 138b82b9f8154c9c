import { type Clock } from '@colloquy/kernel';
import { makeFilesystemStore, type FilesystemStoreOptions } from './filesystem/filesystem-store';
import { mediaHandler, type MediaHandler } from './filesystem/media-handler';
import { type MediaStore } from './media-store';
import { makeS3Store, type S3StoreOptions } from './s3/s3-store';

export type MediaSettings =
  ({ kind: 'filesystem' } & FilesystemStoreOptions) | ({ kind: 's3' } & S3StoreOptions);

/** Creates the store, and the handler for its URLs if the platform serves them; one service must mount the handler. */
export function makeMediaStore(
  settings: MediaSettings,
  clock?: Clock,
): { store: MediaStore; handler?: MediaHandler } {
  if (settings.kind === 's3') return { store: makeS3Store(settings) };
  const store = makeFilesystemStore(settings);
  return { store, handler: mediaHandler({ store, signingSecret: settings.signingSecret, clock }) };
}
