import {
  CopyObjectCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { checkMediaPrefix, isMediaKey } from '../media-key';
import { pageSize } from '../checks';
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

  const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket, Key }));

  /** No effect if the object was moved or deleted in the meantime. */
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

  /** Applies `take`, which removes the object, to every object below a prefix, a few at a time. */
  async function takeAll(prefix: string, take: (key: string) => Promise<unknown>): Promise<void> {
    for (let keys = (await list(prefix)).keys; keys.length > 0; { keys } = await list(prefix)) {
      for (let at = 0; at < keys.length; at += requestsInFlight) {
        await Promise.all(keys.slice(at, at + requestsInFlight).map(take));
      }
    }
  }

  return {
    list,
    remove,
    removeAll: (prefix: string) => takeAll(prefix, remove),
    moveAll: (from: string, to: string) => takeAll(from, (key) => move(key, to + key.slice(from.length))),
  };
}
