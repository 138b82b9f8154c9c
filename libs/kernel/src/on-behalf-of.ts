import { AsyncLocalStorage } from 'node:async_hooks';

export interface Caller {
  accountId: string;
  signal: AbortSignal;
}

const callers = new AsyncLocalStorage<Caller>();

/** Does work for a caller: in shared queues it waits with the other work of the account, and leaves them with the caller. */
export const onBehalfOf = <T>(caller: Caller, work: () => T): T => callers.run(caller, work);

export const callerNow = (): Caller | undefined => callers.getStore();
