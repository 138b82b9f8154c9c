import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, realpath, rename, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { isNotFound } from '../storage-error';

/** Suffix of object files; no key contains it, so both `a/b` and `a/b/c` may exist. */
const suffix = '@';
/** No key begins with a dot. */
const incoming = '.incoming';
const staleMs = 3_600_000;
const maxAttempts = 5;

export class MediaDirectory {
  private readonly root: string;
  private actualRoot: string | undefined;

  constructor(root: string) {
    this.root = resolve(root);
  }

  /** Removes unfinished files that a crash left more than an hour ago. */
  async prepare(now: Date): Promise<void> {
    await mkdir(join(this.root, incoming), { recursive: true });
    for await (const entry of await opendir(join(this.root, incoming))) {
      const path = join(this.root, incoming, entry.name);
      const info = await stat(path).catch(() => undefined);
      if (info && now.getTime() - info.mtimeMs > staleMs) await unlink(path).catch(() => undefined);
    }
  }

  newTemporaryPath(): string {
    return join(this.root, incoming, randomUUID());
  }

  /** Returns `undefined` if the folder does not exist or a symbolic link leads elsewhere. */
  async pathOf(key: string): Promise<string | undefined> {
    const path = this.fileOf(key);
    return (await this.isHere(dirname(path))) ? path : undefined;
  }

  async folderOf(prefix: string): Promise<string | undefined> {
    const path = resolve(this.root, prefix);
    return (await this.isHere(path)) ? path : undefined;
  }

  private fileOf(key: string): string {
    return join(this.root, `${key}${suffix}`);
  }

  /** Returns whether a folder is at the path that its name gives; `undefined` if it does not exist. */
  private async isHere(folder: string): Promise<boolean | undefined> {
    this.actualRoot ??= await realpath(this.root);
    try {
      return (await realpath(folder)) === this.actualRoot + folder.slice(this.root.length);
    } catch (error) {
      if (!isNotFound(error)) throw error;
      return undefined;
    }
  }

  async publish(temporaryPath: string, key: string): Promise<void> {
    const path = this.fileOf(key);
    const folder = dirname(path);
    // a concurrent deletion may remove the folder that was just created
    for (let attempt = 1; ; attempt += 1) {
      const firstCreated = await mkdir(folder, { recursive: true });
      try {
        // checked after the creation; before it, the existing part of the path would have to be found first
        if ((await this.isHere(folder)) === false) await this.refuse(folder, firstCreated);
        await rename(temporaryPath, path);
        return await this.syncFolders(folder, dirname(firstCreated ?? path));
      } catch (error) {
        if (!isNotFound(error) || attempt === maxAttempts) throw error;
      }
    }
  }

  /** Moves an object durably. Has no effect if the object was moved or deleted in the meantime. */
  async move(key: string, target: string): Promise<void> {
    const path = await this.pathOf(key);
    if (path === undefined) return;
    try {
      await this.publish(path, target);
    } catch (error) {
      if (!isNotFound(error) || (await stat(path).catch(() => undefined))) throw error;
    }
    await syncFolder(dirname(path));
    await this.pruneAbove(path);
  }

  private async refuse(folder: string, firstCreated: string | undefined): Promise<never> {
    for (let made = folder; firstCreated && made.length >= firstCreated.length; made = dirname(made)) {
      await rmdir(made).catch(() => undefined);
    }
    throw new Error('A symbolic link leads out of the media directory');
  }

  private async syncFolders(from: string, upTo: string): Promise<void> {
    const folders: string[] = [];
    for (let folder = from; ; folder = dirname(folder)) {
      folders.push(folder);
      if (folder === upTo || folder === this.root) break;
    }
    await Promise.all(folders.map(syncFolder));
  }

  async pruneAbove(deleted: string): Promise<void> {
    for (let path = dirname(deleted); path.startsWith(this.root + sep); path = dirname(path)) {
      try {
        await rmdir(path);
      } catch {
        return; // not empty, or already removed by another process
      }
    }
  }

  /** Yields the keys that sort after `after` in the byte order of the whole key, like S3. */
  async *keys(prefix: string, after = ''): AsyncGenerator<string> {
    const entries = await readdir(join(this.root, prefix), { withFileTypes: true }).catch(
      (error: unknown) => {
        if (isNotFound(error)) return [];
        throw error;
      },
    );
    const names = entries.flatMap((entry) => {
      if (entry.isDirectory()) return entry.name === incoming ? [] : [`${entry.name}/`];
      return entry.isFile() && entry.name.endsWith(suffix) ? [entry.name.slice(0, -suffix.length)] : [];
    });
    for (const name of names.sort()) {
      const key = prefix + name;
      if (!name.endsWith('/')) {
        if (key > after) yield key;
      } else if (key > after || after.startsWith(key)) {
        yield* this.keys(key, after);
      }
    }
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch((error: unknown) => {
    if (!isNotFound(error)) throw error; // deleted in the meantime
  });
  await handle?.sync().finally(() => handle.close());
}
