import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Principal } from '@colloquy/auth';
import type { Request, Response } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';

const windowSeconds = 60;

/** Bytes of a response that count as another request. */
const answerBytesPerRequest = 256 * 1024;

export function makeRateLimits(limits: { principalPerMinute: number; addressPerMinute: number }) {
  const byPrincipal = makeLimit('principal', limits.principalPerMinute);
  const byAddress = makeLimit('address', limits.addressPerMinute);
  return {
    countPrincipal: (res: Response, { keyId, userId }: Principal) => byPrincipal.count(res, keyId ?? userId),
    countAnswer: ({ keyId, userId }: Principal, sizeBytes: number) =>
      byPrincipal.add(keyId ?? userId, Math.floor(sizeBytes / answerBytesPerRequest)),
    /** @throws AppError `rate-limited` if the address has sent too many requests without valid credentials */
    countAddress: (req: Request, res: Response) => byAddress.count(res, addressKey(req)),
    checkAddress: (req: Request, res: Response) => byAddress.check(res, addressKey(req)),
  };
}

export type RateLimits = ReturnType<typeof makeRateLimits>;

function makeLimit(name: string, points: number) {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds });
  const refuse = (res: Response, state: RateLimiterRes): never => {
    setHeaders(res, state);
    res.setHeader('Retry-After', secondsLeft(state));
    throw new AppError('rate-limited', undefined, 'Too many requests; try again later');
  };
  // draft-ietf-httpapi-ratelimit-headers-08
  const setHeaders = (res: Response, state: RateLimiterRes) => {
    res.setHeader('RateLimit-Policy', `"${name}";q=${points};w=${windowSeconds}`);
    res.setHeader('RateLimit', `"${name}";r=${state.remainingPoints};t=${secondsLeft(state)}`);
  };
  return {
    async count(res: Response, key: string): Promise<void> {
      const state = await limiter.consume(key).catch((thrown: unknown) => {
        if (thrown instanceof RateLimiterRes) return refuse(res, thrown);
        throw thrown;
      });
      setHeaders(res, state);
    },
    async add(key: string, points: number): Promise<void> {
      if (points > 0) await limiter.penalty(key, points);
    },
    async check(res: Response, key: string): Promise<void> {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= points) refuse(res, state);
    },
  };
}

const secondsLeft = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));

/** Returns the IPv4 address or the IPv6 /64 network, all of which usually belongs to one household. */
export function addressKey(req: Request): string {
  const text = req.ip ?? '';
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  return address.kind() === 'ipv4' ? address.toString() : address.toByteArray().slice(0, 8).join('.');
}
