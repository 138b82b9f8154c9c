import { AppError } from '@colloquy/kernel';
import { type z } from 'zod';

/** @throws AppError `invalid`; names the field and the rule of at most five violations */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.infer<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('invalid', undefined, describeIssues(result.error.issues));
}

/** @throws AppError `not-found`, because a malformed id identifies nothing */
export function parsePath<S extends z.ZodType>(schema: S, params: unknown): z.infer<S> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  throw new AppError('not-found', undefined, 'Not found');
}

/** Returns the violations of the closest alternative, in which only inner fields are wrong. */
function unfolded(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const closest = issue.errors.find((errors) => errors.every(({ path }) => path.length > 0));
  return closest?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const shown = issues
    .flatMap(unfolded)
    .slice(0, 5)
    .map((issue) => {
      const field = issue.path.map(String).join('.') || 'body';
      const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
      return `${field}: ${message}`;
    });
  return shown.join('; ');
}
