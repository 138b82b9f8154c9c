import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { mediaNotFound, pageSize } from '../checks';
import { checkMediaKey, checkMediaPrefix, checkMove, isMediaKey } from '../media-key';
import type { MediaStore } from '../media-store';
import { isNoSuchObject } from './s3-error';

const requestsInFlight = 16;

export function s3Objects(client: S3Client, Bucket: string) {
  const list: MediaStore['list'] = async (prefix, { limit, after } = {}) => {
    checkMediaPrefix(prefix);
    const MaxKeys = pageSize(limit);
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: prefix, StartAfter: after, MaxKeys }),
    );
    const listed = (page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
    return { keys: listed.filter(isMediaKey), ...(page.IsTruncated ? { next: listed.at(-1) } : {}) };
  };

  const get: MediaStore['get'] = async (key) => {
    checkMediaKey(key);
    const command = new GetObjectCommand({ Bucket, Key: key });
    const { Body } = await client.send(command).catch((error: unknown) => {
      throw isNoSuchObject(error) ? mediaNotFound() : error;
    });
    if (!(Body instanceof Readable)) throw new Error('The SDK returned no Node stream');
    return Body;
  };

  const stat: MediaStore['stat'] = async (key) => {
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
  };

  const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

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

  async function takeAll(prefix: string, take: (key: string) => Promise<unknown>): Promise<void> {
    for (let keys = (await list(prefix)).keys; keys.length > 0; { keys } = await list(prefix)) {
      for (let at = 0; at < keys.length; at += requestsInFlight) {
        await Promise.all(keys.slice(at, at + requestsInFlight).map(take));
      }
    }
  }

  return {
    get,
    stat,
    list,
    async delete(key: string): Promise<void> {
      checkMediaKey(key);
      await remove(key);
    },
    removeAll: (prefix: string) => takeAll(prefix, remove),
    async moveAll(from: string, to: string): Promise<void> {
      checkMove(from, to);
      await takeAll(from, (key) => move(key, to + key.slice(from.length)));
    },
  };
}
