import { promptVariablePattern } from '@colloquy/contracts';

export type Variables = Readonly<Record<string, string>>;

/** Fills in `{{name}}` from `values`, else `defaults`; removes a variable without a value and the space around it. */
export function resolveVariables(prompt: string, values: Variables, defaults: Variables): string {
  let hasGaps = false;
  const filled = prompt.replace(promptVariablePattern, (_written, name: string) => {
    const value = own(values, name) ?? own(defaults, name) ?? '';
    hasGaps ||= value === '';
    return value;
  });
  return hasGaps
    ? filled
        .replace(/[ \t]{2,}/g, ' ')
        .replace(/ +([,.;:!?])/g, '$1')
        .trim()
    : filled;
}

const own = (values: Variables, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);
