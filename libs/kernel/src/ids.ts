import { createHash, randomUUID } from 'node:crypto';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export type NewId = () => string;

export const newId: NewId = randomUUID;

/** Returns whether a text is a UUID in lower case, as the platform issues them. */
export function isUuid(value: string): boolean {
  return uuidPattern.test(value);
}

/** Returns a UUID of the parts (version 8, SHA-256), an idempotency key. `['a','b']` and `['ab']` differ. */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
