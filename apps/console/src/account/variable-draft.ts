import type { AccountVariable } from '../agents/agent-models';

interface VariableDraft {
  name: string;
  displayName: string;
  description: string;
  isRequired: boolean;
  defaultValue: string;
}

export const draftOfVariable = (variable: AccountVariable | null): VariableDraft => ({
  name: variable?.name ?? '',
  displayName: variable?.displayName ?? '',
  description: variable?.description ?? '',
  isRequired: variable?.isRequired ?? false,
  defaultValue: variable?.defaultValue ?? '',
});

export const isVariableName = (name: string): boolean => /^[A-Za-z][A-Za-z0-9_]{0,99}$/.test(name);

export const bodyOfVariable = ({
  name,
  displayName,
  description,
  isRequired,
  defaultValue,
}: VariableDraft) => ({
  name,
  displayName: displayName.trim(),
  description,
  isRequired,
  defaultValue: defaultValue === '' ? null : defaultValue,
});
