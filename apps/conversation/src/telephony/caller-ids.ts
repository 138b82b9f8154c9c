import { isUuid } from '@colloquy/kernel';

/** Returns the number from which an account calls. */
export type CallerIds = (accountId: string) => string;

/**
 * @param from number of all accounts without an entry
 * @param own entries `<account id>=<number>`
 * @throws Error naming the entry that is malformed
 */
export function makeCallerIds(from: string, own: readonly string[]): CallerIds {
  const numbers = new Map(
    own.map((entry) => {
      const [accountId = '', number = '', ...rest] = entry.split('=').map((part) => part.trim());
      if (!isUuid(accountId) || !/^\+[1-9]\d{6,14}$/.test(number) || rest.length > 0) {
        throw new Error(
          `TELEPHONY_CALLER_IDS: "${entry}" is not an account id, "=" and a number such as +4930123456`,
        );
      }
      return [accountId, number];
    }),
  );
  return (accountId) => numbers.get(accountId) ?? from;
}
