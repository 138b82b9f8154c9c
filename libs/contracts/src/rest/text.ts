import { z } from 'zod';

const isRequired = (issue: { input: unknown }) =>
  issue.input === undefined ? 'is required' : 'must be a text';

/** A text of at most `max` characters. Half a surrogate pair is no text: it would read back as another one. */
export const text = (max: number) =>
  z
    .string({ error: isRequired })
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !/\p{Surrogate}/u.test(value), 'must be valid Unicode');

/** A text that must be given and not be blank. */
export const requiredText = (max: number) =>
  text(max).refine((value) => value.trim() !== '', 'must not be empty');

/** The message of a record that is none; a key that breaks its rule keeps its own message. */
export const ofRecord =
  (message: string) =>
  (issue: { code: string }): string | undefined =>
    issue.code === 'invalid_type' ? message : undefined;
