import type { ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';

type Backends = ChildProcess & { stdin: Writable };

// Jest loads its set-up and its teardown in separate module registries of one process
const shared = globalThis as { colloquyTestBackends?: Backends };

export const keep = (backends: Backends) => (shared.colloquyTestBackends = backends);
export const kept = () => shared.colloquyTestBackends;
