import { AppError } from '@colloquy/kernel';
import { type z } from 'zod';

/**
 * Parses an input by its schema.
 * @throws AppError `invalid` whose message names the field and the rule of every violation (at most five)
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid', undefined, describeIssues(result.error.issues));
}

/**
 * Parses path parameters. A malformed id identifies nothing, so the error is 404.
 * @throws AppError `not-found`
 */
export function parsePath<S extends z.ZodType>(schema: S, params: unknown): z.infer<S> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  throw new AppError('not-found', undefined, 'Not found');
}

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const shown = issues.slice(0, 5).map((issue) => {
    const field = issue.path.map(String).join('.') || 'body';
    const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
    return `${field}: ${message}`;
  });
  return shown.join('; ');
}
