import type { Agent, AgentChanges, NewAgent } from './agent-models';

/** An empty text stands for the platform's default. */
export interface AgentDraft {
  name: string;
  agentType: Agent['agentType'];
  language: Agent['language'];
  role: Agent['role'];
  agentPersonaName: string;
  voiceId: string;
  firstMessage: string;
  customPrompt: string;
  description: string;
  /** JSON. */
  extractionSchema: string;
  model: string;
  speed: string;
  patience: string;
  maxProbes: string;
  timeBudgetMinutes: string;
}

export type DraftProblem =
  | { kind: 'required' }
  | { kind: 'json' }
  | { kind: 'tooLong'; max: number }
  | { kind: 'range'; min: number; max: number };

const longest = {
  name: 200,
  agentPersonaName: 100,
  firstMessage: 5000,
  customPrompt: 10_000,
  description: 500,
  model: 200,
} as const;

export const numberRanges = {
  speed: { min: 0.7, max: 1.3, step: 0.05 },
  patience: { min: 0.5, max: 2, step: 0.1 },
  maxProbes: { min: 0, max: 3, step: 1 },
  timeBudgetMinutes: { min: 5, max: 180, step: 1 },
} as const;
type NumberField = keyof typeof numberRanges;
export const numberFields = Object.keys(numberRanges) as NumberField[];

export const emptyDraft = (language: AgentDraft['language']): AgentDraft => ({
  name: '',
  agentType: 'FULL_INTERVIEW',
  language,
  role: 'ROOT',
  agentPersonaName: '',
  voiceId: '',
  firstMessage: '',
  customPrompt: '',
  description: '',
  extractionSchema: '',
  model: '',
  speed: '',
  patience: '',
  maxProbes: '',
  timeBudgetMinutes: '',
});

const shown = (value: number | null) => (value === null ? '' : String(value));

export const draftOf = (agent: Agent): AgentDraft => ({
  name: agent.name,
  agentType: agent.agentType,
  language: agent.language,
  role: agent.role,
  agentPersonaName: agent.agentPersonaName,
  voiceId: agent.voiceId ?? '',
  firstMessage: agent.firstMessage,
  customPrompt: agent.customPrompt,
  description: agent.description,
  extractionSchema: agent.extractionSchema ? JSON.stringify(agent.extractionSchema, null, 2) : '',
  model: agent.model ?? '',
  speed: shown(agent.speed),
  patience: shown(agent.patience),
  maxProbes: shown(agent.maxProbes),
  timeBudgetMinutes: shown(agent.timeBudgetMinutes),
});

export function draftProblems(draft: AgentDraft): Partial<Record<keyof AgentDraft, DraftProblem>> {
  const problems: Partial<Record<keyof AgentDraft, DraftProblem>> = {};
  for (const [name, max] of Object.entries(longest) as [keyof typeof longest, number][]) {
    if (draft[name].length > max) problems[name] = { kind: 'tooLong', max };
  }
  for (const name of numberFields) {
    const { min, max, step } = numberRanges[name];
    const value = Number(draft[name]);
    const fits = value >= min && value <= max && (step < 1 || Number.isInteger(value));
    if (draft[name].trim() && !fits) problems[name] = { kind: 'range', min, max };
  }
  if (draft.extractionSchema.trim() && !objectOf(draft.extractionSchema)) {
    problems.extractionSchema = { kind: 'json' };
  }
  if (!draft.name.trim()) problems.name = { kind: 'required' };
  return problems;
}

const numberOrNull = (value: string) => (value.trim() ? Number(value) : null);

function objectOf(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const contentOf = (draft: AgentDraft) => ({
  name: draft.name.trim(),
  agentType: draft.agentType,
  language: draft.language,
  agentPersonaName: draft.agentPersonaName.trim(),
  voiceId: draft.voiceId || null,
  firstMessage: draft.firstMessage,
  customPrompt: draft.customPrompt,
  description: draft.description,
  extractionSchema: objectOf(draft.extractionSchema) as NewAgent['extractionSchema'],
  model: draft.model.trim() || null,
  speed: numberOrNull(draft.speed),
  patience: numberOrNull(draft.patience),
  maxProbes: numberOrNull(draft.maxProbes),
  timeBudgetMinutes: numberOrNull(draft.timeBudgetMinutes),
});

export function newAgentOf(draft: AgentDraft): NewAgent {
  const { agentPersonaName, ...content } = contentOf(draft);
  return { ...content, role: draft.role, ...(agentPersonaName && { agentPersonaName }) };
}

export function changesOf(base: AgentDraft, draft: AgentDraft): AgentChanges | undefined {
  const [before, after] = [contentOf(base), contentOf(draft)];
  const names = Object.keys(after) as (keyof typeof after)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return changed.length > 0 ? Object.fromEntries(changed.map((name) => [name, after[name]])) : undefined;
}
