import { type BearerVerifier, makeBearerVerifier } from '@colloquy/auth';
import type { Clock } from '@colloquy/kernel';
import type { Logger } from '@colloquy/logging';
import type { Config } from '../config';

export function bearerVerifier(
  oidc: Config['oidc'],
  { clock, now, logger }: { clock: Clock; now?: (() => number) | undefined; logger: Logger },
): BearerVerifier {
  return makeBearerVerifier({
    ...oidc,
    clock,
    ...(now && { now }),
    onRolesMissing: () =>
      logger.warn('Access tokens lack the claim with the roles, so their users are administrators', {
        claim: oidc.roles.claim,
      }),
  });
}
