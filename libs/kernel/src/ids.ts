import { createHash, randomUUID } from 'node:crypto';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Generates random ids; a port, so that tests can predict them. */
export type NewId = () => string;

/** Returns a random UUID (version 4) in lower case. */
export const newId: NewId = randomUUID;

/** Returns whether `value` is a UUID in the lower-case form that the platform issues. */
export function isUuid(value: string): boolean {
  return uuidPattern.test(value);
}

/**
 * Derives a UUID (version 8 layout, SHA-256) from the parts; the same parts always give the same UUID. It is
 * the idempotency key of an effect that may be requested twice. Parts are separated unambiguously:
 * `['a','b']` and `['ab']` differ.
 */
export function derivedId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
