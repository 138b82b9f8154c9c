import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Principal } from '@colloquy/auth';
import type { Request, Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';

const windowSeconds = 60;

/** Counts requests in windows of a minute, in the memory of this process. */
export function makeRateLimits(limits: { principalPerMinute: number; addressPerMinute: number }) {
  const byPrincipal = makeLimit('principal', limits.principalPerMinute);
  const byAddress = makeLimit('address', limits.addressPerMinute);
  return {
    /** @throws AppError `rate-limited` when this user, or this API key, has used up its minute */
    countPrincipal: (res: Response, { keyId, userId }: Principal) => byPrincipal.count(res, keyId ?? userId),
    /** @throws AppError `rate-limited` when too many requests without valid credentials came from the address */
    countAddress: (req: Request, res: Response) => byAddress.count(res, addressKey(req)),
    /** @throws AppError `rate-limited` as `countAddress` would, but counts nothing */
    checkAddress: (req: Request, res: Response) => byAddress.check(res, addressKey(req)),
  };
}

/** See {@link makeRateLimits}. */
export type RateLimits = ReturnType<typeof makeRateLimits>;

function makeLimit(name: string, points: number) {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  const refuse = (res: Response, state: RateLimiterRes): never => {
    tell(res, state);
    res.setHeader('Retry-After', secondsLeft(state));
    throw new AppError('rate-limited', undefined, 'Too many requests; try again later');
  };
  // draft-ietf-httpapi-ratelimit-headers-08
  const tell = (res: Response, state: RateLimiterRes) => {
    res.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${windowSeconds}`);
    res.setHeader('RateLimit', `"${name}";r=${state.remainingPoints};t=${secondsLeft(state)}`);
  };
  return {
    async count(res: Response, key: string): Promise<void> {
      const state = await limiter.consume(key).catch((thrown: unknown) => {
        if (thrown instanceof RateLimiterRes) return refuse(res, thrown);
        throw thrown;
      });
      tell(res, state);
    },
    async check(res: Response, key: string): Promise<void> {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= points) refuse(res, state);
    },
  };
}

const secondsLeft = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));

/** A home has a whole IPv6 network of 64 bits: its addresses count as one. */
function addressKey(req: Request): string {
  const text = req.ip ?? '';
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}
