import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMediaKey } from '../media-key';

export interface MediaGrant {
  key: string;
  expires: number;
  fileName?: string;
  contentType?: string;
}

export const mediaPath = '/media/';

const known = new Set(['expires', 'signature', 'fileName', 'contentType']);

/** Returns path and query, signed with HMAC-SHA-256. */
export function signMediaUrl(grant: MediaGrant, secret: string): string {
  const query = new URLSearchParams({ expires: String(grant.expires) });
  if (grant.fileName !== undefined) query.set('fileName', grant.fileName);
  if (grant.contentType !== undefined) query.set('contentType', grant.contentType);
  query.set('signature', signature(grant, secret));
  return `${mediaPath}${grant.key}?${query}`;
}

/** Verifies path and query; returns `undefined` if the URL has expired, was modified or is not signed. */
export function verifyMediaUrl(target: string, secret: string, now: Date): MediaGrant | undefined {
  const [path = '', search = '', ...rest] = target.split('?');
  const query = new URLSearchParams(search);
  const names = [...query.keys()];
  if (rest.length > 0 || names.some((name) => !known.has(name)) || new Set(names).size < names.length) return;
  const key = path.slice(mediaPath.length);
  const expires = query.get('expires') ?? '';
  if (!path.startsWith(mediaPath) || !isMediaKey(key) || !/^[1-9]\d{0,11}$/.test(expires)) return;

  const grant: MediaGrant = { key, expires: Number(expires) };
  const fileName = query.get('fileName');
  const contentType = query.get('contentType');
  if (fileName !== null) grant.fileName = fileName;
  if (contentType !== null) grant.contentType = contentType;
  const given = Buffer.from(query.get('signature') ?? '');
  const right = Buffer.from(signature(grant, secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return;
  return now.getTime() < grant.expires * 1000 ? grant : undefined;
}

function signature(grant: MediaGrant, secret: string): string {
  const signed = ['GET', grant.key, grant.expires, grant.fileName ?? null, grant.contentType ?? null];
  return createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url');
}
