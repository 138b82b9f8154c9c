import { z } from 'zod';
import { text } from './text';

/** A string of at most `max` characters on one line. Surrounding space is trimmed. */
export const line = (max: number) =>
  text(max)
    .trim()
    .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/, 'must not contain control characters');

/** A {@link line} that is required and not blank. */
export const requiredLine = (max: number) => line(max).min(1, 'must not be empty');

export const oneOf = <T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, {
    error: (issue) => (issue.input === undefined ? 'is required' : `must be one of ${values.join(', ')}`),
  });

export const isoMoment = z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
  error: 'must be an ISO 8601 date or date-time with a time zone',
});

export const numberInQuery = (minimum: number, maximum: number) =>
  z
    .string({ error: 'must be one whole number' })
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be from ${minimum} to ${maximum}`)
    .meta({ type: 'integer', minimum, maximum });

const ofNumber = (kind: string) => (issue: { input: unknown }) =>
  issue.input === undefined ? 'is required' : `must be ${kind}`;

/** A number within inclusive bounds. */
export const withinRange = (minimum: number, maximum: number) =>
  bounded(z.number({ error: ofNumber('a number') }), minimum, maximum);

/** A whole number within inclusive bounds. */
export const wholeWithinRange = (minimum: number, maximum: number) =>
  bounded(z.int({ error: ofNumber('a whole number') }), minimum, maximum);

function bounded<N extends z.ZodNumber>(number: N, minimum: number, maximum: number): N {
  const error = `must be from ${minimum} to ${maximum}`;
  return number.min(minimum, error).max(maximum, error);
}

/** A JSON object with the given fields; unknown fields are ignored. */
export const jsonObject = <T extends z.ZodRawShape>(shape: T) =>
  z.object(shape, { error: 'must be a JSON object' });

/** A record whose entries are counted before they are checked: checking 90,000 wrong ones takes 0.8 s. */
export const atMostEntries = <R extends z.ZodType<Record<string, unknown>>>(max: number, record: R) =>
  z.preprocess((value, context) => {
    const isTooLong = value !== null && typeof value === 'object' && Object.keys(value).length > max;
    if (isTooLong) context.addIssue({ code: 'custom', message: `must have at most ${max} entries` });
    return value;
  }, record);

/** Error of a partial update that changes no field. */
export const nothingToChange = 'must have at least one field to change';

export const notEmpty = (value: object) => Object.keys(value).length > 0;
