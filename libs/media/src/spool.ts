import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable } from 'node:stream';
import { copyBounded, type TransferLimits } from './bounded-body';
import { storageError } from './storage-error';
import { processDirectory } from './temporary-files';

export interface Workspace {
  pathOf(name: string): string;
  dispose(): Promise<void>;
}

/** @param parent default: the directory of this process, see `temporaryFiles` */
export async function makeWorkspace(parent?: string): Promise<Workspace> {
  const path = await mkdtemp(join(parent ?? (await processDirectory()), 'call-'));
  return {
    pathOf: (name) => join(path, name),
    dispose: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  };
}

export function spool(body: Readable, path: string, limits: TransferLimits): Promise<number> {
  return copyBounded(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }), limits).catch(
    (error: unknown) => {
      throw storageError(error);
    },
  );
}

export async function spooled<T>(
  body: Readable,
  limits: TransferLimits,
  parent: string | undefined,
  use: (file: Readable, sizeBytes: number) => Promise<T>,
): Promise<T> {
  const workspace = await makeWorkspace(parent);
  try {
    const sizeBytes = await spool(body, workspace.pathOf('body'), limits);
    const file = createReadStream(workspace.pathOf('body'));
    return await use(file, sizeBytes).finally(() => file.destroy());
  } finally {
    await workspace.dispose();
  }
}
