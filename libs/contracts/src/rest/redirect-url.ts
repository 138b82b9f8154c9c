const redirectUrlMaxLength = 2048;

/**
 * Returns the fault of a redirect address. The raw string is checked too, because parsing drops tabs and
 * turns backslashes into slashes.
 */
export function redirectUrlProblem(value: string): string | undefined {
  if (value.length > redirectUrlMaxLength) return `must have at most ${redirectUrlMaxLength} characters`;
  if (/[\u0000-\u0020\u007f\\]/.test(value))
    return 'must not contain spaces, control characters or backslashes';
  if (!/^https?:\/\/[^/]/i.test(value)) return 'must be an absolute https URL';
  if (!URL.canParse(value)) return 'must be an absolute https URL';
  const authority = /^https?:\/\/([^/?#]*)/i.exec(value)?.[1] ?? '';
  if (authority.includes('@')) return 'must not contain credentials';
  if (/^https:/i.test(value)) return undefined;
  return /^(localhost|127\.0\.0\.1)(:\d*)?$/i.test(authority)
    ? undefined
    : 'must use https (http is accepted for localhost and 127.0.0.1 only)';
}
