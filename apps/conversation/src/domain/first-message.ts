import { promptVariablePattern } from '@colloquy/contracts';

/** The values of one source, by variable name. */
export type Variables = Readonly<Record<string, string>>;

/**
 * A prompt with its variables `{{name}}` filled in: from the interview's own values, else from the account's
 * defaults. A variable without a value reads as nothing, and the gap it leaves is closed.
 */
export function resolveVariables(prompt: string, values: Variables, defaults: Variables): string {
  let gaps = false;
  const filled = prompt.replace(promptVariablePattern, (_written, name: string) => {
    const value = own(values, name) ?? own(defaults, name) ?? '';
    gaps ||= value === '';
    return value;
  });
  return gaps
    ? filled
        .replace(/[ \t]{2,}/g, ' ')
        .replace(/ +([,.;:!?])/g, '$1')
        .trim()
    : filled;
}

const own = (values: Variables, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
