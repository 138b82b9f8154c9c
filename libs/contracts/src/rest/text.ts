import { z } from 'zod';

const isRequired = (issue: { input: unknown }) =>
  issue.input === undefined ? 'is required' : 'must be a string';

/** A string of at most `max` characters. Unpaired surrogates are refused, because they would not survive storage. */
export const text = (max: number) =>
  z
    .string({ error: isRequired })
    .max(max, `must have at most ${max} characters`)
    .refine((value) => !/\p{Surrogate}/u.test(value), 'must be valid Unicode');

/** A string that is required and not blank. */
export const requiredText = (max: number) =>
  text(max).refine((value) => value.trim() !== '', 'must not be empty');

/** Returns the error message of a value that is not an object; an invalid key keeps its own message. */
export const ofRecord =
  (message: string) =>
  (issue: { code: string }): string | undefined =>
    issue.code === 'invalid_type' ? message : undefined;
