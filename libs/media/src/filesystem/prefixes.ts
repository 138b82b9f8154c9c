import { rm } from 'node:fs/promises';
import { pageSize } from '../checks';
import { checkMediaPrefix, checkMove, isMediaKey } from '../media-key';
import type { MediaStore } from '../media-store';
import type { MediaDirectory } from './directory';

export function prefixesOf(
  directory: MediaDirectory,
): Pick<MediaStore, 'deletePrefix' | 'movePrefix' | 'list'> {
  return {
    deletePrefix: async (prefix) => {
      checkMediaPrefix(prefix);
      const folder = await directory.folderOf(prefix);
      if (folder === undefined) return;
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
      await directory.pruneAbove(folder);
    },

    movePrefix: async (from, to) => {
      checkMove(from, to);
      if ((await directory.folderOf(from)) === undefined) return;
      for await (const key of directory.keys(from)) await directory.move(key, to + key.slice(from.length));
    },

    list: async (prefix, { limit, after } = {}) => {
      checkMediaPrefix(prefix);
      const keys: string[] = [];
      if ((await directory.folderOf(prefix)) === undefined) return { keys };
      for await (const key of directory.keys(prefix, after)) {
        if (keys.length === pageSize(limit)) return { keys, next: keys.at(-1) };
        if (isMediaKey(key)) keys.push(key);
      }
      return { keys };
    },
  };
}
