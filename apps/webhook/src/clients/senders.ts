import type { Config } from '../config';
import type { Resolve, Send } from '../domain/ports';
import { guardedConnect } from './guarded-connect';
import { networkResolver, systemResolver } from './resolve';
import { httpSend } from './send';

/** Below the longest call between services. */
const testTimeoutMs = 8000;

export function makeSenders(
  config: Config,
  replaced: { resolve?: Resolve; send?: (real: Send) => Send },
): { send: Send; sendTest: Send } {
  const allowPrivate = config.allowPrivate === 'true';
  const connect = guardedConnect({
    allowPrivate,
    resolve: replaced.resolve ?? (allowPrivate ? systemResolver : networkResolver()),
    connectTimeoutMs: config.connectTimeoutMs,
  });
  const sender = (timeoutMs: number) => {
    const real = httpSend({ connect, timeoutMs });
    return replaced.send?.(real) ?? real;
  };
  return { send: sender(config.timeoutMs), sendTest: sender(Math.min(config.timeoutMs, testTimeoutMs)) };
}
