import { isUuid } from '@colloquy/kernel';

export type CallerIds = (accountId: string) => string;

/** @param own entries `<account id>=<number>`; the others call from `from` @throws Error naming the malformed entry */
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
