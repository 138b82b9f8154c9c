import { access, constants, unlink } from 'node:fs/promises';
import { systemClock } from '@colloquy/kernel';
import { checkLength, checkSignedUrl, mediaNotFound } from '../checks';
import { checkContentType } from '../content-type';
import { checkMediaKey } from '../media-key';
import { defaultMaxObjectBytes, type MediaStore } from '../media-store';
import { MediaDirectory } from './directory';
import { signMediaUrl } from './media-url';
import { openObjectFile, type OpenedObject, writeObjectFile } from './object-file';
import { prefixesOf } from './prefixes';
import { isNotFound, storageError } from '../storage-error';

export interface FilesystemStoreOptions {
  root: string;
  /** Address before `/media/...`, without a trailing slash. */
  publicBaseUrl: string;
  /** Signs URLs; at least 32 characters, the same for every replica. */
  signingSecret: string;
  /** Default 5 GiB. */
  maxObjectBytes?: number;
}

export interface OpenableMedia {
  open(key: string): Promise<OpenedObject | undefined>;
}

/** `mediaHandler` serves the URLs of this store. */
export function makeFilesystemStore(options: FilesystemStoreOptions): MediaStore & OpenableMedia {
  const directory = new MediaDirectory(options.root);
  const maxBytes = options.maxObjectBytes ?? defaultMaxObjectBytes;

  const below = prefixesOf(directory);

  const open = guarded(async (key: string) => {
    checkMediaKey(key);
    const path = await directory.pathOf(key);
    return path === undefined ? undefined : openObjectFile(path).catch(undefinedIfAbsent);
  });

  return {
    name: 'media store',
    start: guarded(() => directory.prepare(systemClock.now())),
    stop: () => Promise.resolve(),
    ready: () =>
      access(options.root, constants.R_OK | constants.W_OK).then(
        () => true,
        () => false,
      ),

    put: guarded(async (key, body, { contentType, contentLength, signal }) => {
      checkMediaKey(key);
      checkContentType(contentType);
      const temporary = directory.newTemporaryPath();
      try {
        const sizeBytes = await writeObjectFile(temporary, contentType, body, { maxBytes, signal });
        checkLength(sizeBytes, contentLength);
        await directory.publish(temporary, key);
        return { sizeBytes };
      } catch (error) {
        await unlink(temporary).catch(() => undefined);
        throw error;
      }
    }),

    open,
    get: async (key) => {
      const object = await open(key);
      if (!object) throw mediaNotFound();
      return object.read();
    },
    stat: async (key) => {
      const object = await open(key);
      await object?.close();
      return object && { sizeBytes: object.sizeBytes, contentType: object.contentType };
    },

    delete: guarded(async (key) => {
      checkMediaKey(key);
      const path = await directory.pathOf(key);
      if (path === undefined) return;
      await unlink(path).catch(undefinedIfAbsent);
      await directory.pruneAbove(path);
    }),
    deletePrefix: guarded(below.deletePrefix),
    movePrefix: guarded(below.movePrefix),
    list: guarded(below.list),

    signedUrl: async (key, { now, ...rest }) => {
      const seconds = checkSignedUrl(key, { now, ...rest });
      const expires = Math.floor(now.getTime() / 1000) + seconds;
      const { fileName, contentType } = rest;
      return (
        options.publicBaseUrl + signMediaUrl({ key, expires, fileName, contentType }, options.signingSecret)
      );
    },
  };
}

function guarded<A extends unknown[], R>(action: (...args: A) => Promise<R>): (...args: A) => Promise<R> {
  return (...args) =>
    action(...args).catch((error: unknown) => {
      throw storageError(error);
    });
}

function undefinedIfAbsent(error: unknown): undefined {
  if (!isNotFound(error)) throw error;
}
