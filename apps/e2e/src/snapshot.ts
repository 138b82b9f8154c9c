import { eventually } from '@colloquy/testing';
import { operations, targetOf } from './operations';
import { canCreate, idsFor, type Tenant } from './tenant';

/** Reads everything that an account can read, without URL signatures, which differ at every read. */
export async function readAll(tenant: Tenant): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const operation of operations) {
    if (operation.method !== 'GET' || !operation.resources.every(canCreate)) continue;
    const target = targetOf(operation, idsFor(operation, tenant));
    const { status, body } = await tenant.call('GET', target);
    read[target] = [status, JSON.stringify(body ?? null).replaceAll(/expires=\d+&signature=[\w-]+/g, '')];
  }
  return read;
}

/** Reads everything that an account can read, once two reads in succession are equal. */
export async function settled(tenant: Tenant): Promise<Record<string, unknown>> {
  let last = await readAll(tenant);
  await eventually(async () => {
    const next = await readAll(tenant);
    const same = JSON.stringify(next) === JSON.stringify(last);
    last = next;
    if (!same) throw new Error('still changing');
  }, 30_000);
  return last;
}
