import { billingTypes } from '@colloquy/contracts';
import { z } from 'zod';

const line = z.string().trim().min(1).max(300);

const userInput = z.strictObject({
  userId: z.uuid(),
  email: z.email().max(320),
  fullName: line,
  /** Claim `sub` of the user's access tokens. */
  subject: line,
});

const apiKeyInput = z.strictObject({
  userId: z.uuid(),
  name: line.max(100),
  /** If absent, a key is generated unless the user has an active key of that name. */
  key: z.string().optional(),
});

export const provisionInput = z.strictObject({
  accounts: z.array(
    z.strictObject({
      accountId: z.uuid(),
      name: line,
      billingType: z.enum(billingTypes),
      users: z.array(userInput).default([]),
      apiKeys: z.array(apiKeyInput).default([]),
    }),
  ),
});
