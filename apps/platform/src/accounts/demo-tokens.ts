import { accessTokenFor } from './access-token.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoCredentials } from './secrets.ts';
import type { Log } from '../screen/progress.ts';

/** How often the access tokens are renewed; each is valid for 24 h. Milliseconds. */
const renewalMs = 12 * 3600 * 1000;

export function makeDemoTokens({ issuer, credentials }: { issuer: string; credentials: DemoCredentials }) {
  /** By the name of the account. */
  const current: Record<string, string> = {};
  const renew = async () => {
    for (const { name, user } of demoAccounts) {
      const password = credentials[name]?.password ?? '';
      current[name] = await accessTokenFor(issuer, { email: user.email, password });
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
