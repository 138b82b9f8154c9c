import { AsyncLocalStorage } from 'node:async_hooks';

export interface Caller {
  accountId: string;
  signal: AbortSignal;
}

const callers = new AsyncLocalStorage<Caller>();

/** Does work for a caller: in shared queues the work waits with that of the same account, and is dropped when the caller leaves. */
export const onBehalfOf = <T>(caller: Caller, work: () => T): T => callers.run(caller, work);

export const callerNow = (): Caller | undefined => callers.getStore();
