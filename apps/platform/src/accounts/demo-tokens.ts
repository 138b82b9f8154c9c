import { accessTokenFor } from './access-token.ts';
import { demoAccounts, demoUsersOf } from './demo-accounts.ts';
import type { DemoCredentials } from './secrets.ts';
import type { Log } from '../screen/progress.ts';

/** Interval at which the access tokens are renewed, milliseconds; each is valid for 24 h. */
const renewalMs = 12 * 3600 * 1000;

export function makeDemoTokens({ issuer, credentials }: { issuer: string; credentials: DemoCredentials }) {
  const current: Record<string, string> = {};
  const renew = async () => {
    for (const user of demoAccounts.flatMap(demoUsersOf)) {
      const password = credentials[user.credentials]?.password ?? '';
      current[user.email] = await accessTokenFor(issuer, { email: user.email, password });
    }
  };
  return {
    current,
    renew,
    /** Renews the tokens periodically until the returned function is called. */
    keepFresh(onRenewed: () => void, log: Log) {
      const timer = setInterval(() => {
        renew()
          .then(onRenewed)
          .catch((error) => log(`The demo users' tokens could not be renewed: ${error.message}`));
      }, renewalMs);
      return () => clearInterval(timer);
    },
  };
}
