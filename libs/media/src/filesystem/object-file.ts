import { constants, createWriteStream } from 'node:fs';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { copyBounded, tooLarge, type TransferLimits } from '../bounded-body';
import { type MediaInfo } from '../media-store';

/** Header and body are one file, so that one rename replaces both. */
const headerBytes = 256;
const magic = 'colloquy-media 1';

/** An open object; it stays intact even if the object is replaced or deleted. */
export interface OpenedObject extends MediaInfo {
  /** Changes whenever the object is replaced; a strong HTTP validator. */
  etag: string;
  /** Reads a range, both bounds inclusive, and closes the object at the end. */
  read(range?: { start: number; end: number }): Readable;
  close(): Promise<void>;
}

export async function writeObjectFile(
  path: string,
  contentType: string,
  body: Buffer | Readable,
  limits: TransferLimits,
): Promise<number> {
  const options = { mode: 0o640, flush: true };
  const header = `${magic}\n${contentType}`.padEnd(headerBytes - 1) + '\n';
  if (!Buffer.isBuffer(body)) {
    const file = createWriteStream(path, { ...options, flags: 'wx' });
    file.write(header);
    return copyBounded(body, file, limits);
  }
  if (body.length > limits.maxBytes) throw tooLarge();
  // a body in memory is written at once: streams cost more than the file
  const whole = Buffer.concat([Buffer.from(header), body]);
  await writeFile(path, whole, { ...options, flag: 'wx', signal: limits.signal });
  return body.length;
}

/** Opens an object. Refuses links and files that are not objects. */
export async function openObjectFile(path: string): Promise<OpenedObject> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const [{ size, mtimeMs, ino }, header] = await Promise.all([file.stat(), readHeader(file)]);
    return {
      ...header,
      sizeBytes: size - headerBytes,
      etag: `"${ino.toString(36)}-${Math.trunc(mtimeMs * 1000).toString(36)}-${size.toString(36)}"`,
      read: (range) =>
        file.createReadStream({
          start: headerBytes + (range?.start ?? 0),
          end: range ? headerBytes + range.end : Infinity,
        }),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readHeader(file: FileHandle): Promise<{ contentType: string }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
  const [first, contentType] = buffer.toString('latin1', 0, bytesRead).split('\n');
  if (bytesRead < headerBytes || first !== magic || !contentType) throw new Error('Not an object file');
  return { contentType: contentType.trimEnd() };
}
