import type { NewInterview } from '@colloquy/client';
import type { AccountVariable, Agent } from './agent-models';

interface TrialTexts {
  title: (agent: string) => string;
  subject: string;
  person: string;
  role: string;
  company: string;
  questions: string;
}

/** A required variable gets its default, or its own name. */
export function trialInterview(
  agent: Pick<Agent, 'id' | 'name' | 'agentType'>,
  variables: readonly AccountVariable[],
  texts: TrialTexts,
): NewInterview & { isTest: true } {
  const required = variables.filter(({ isRequired }) => isRequired);
  const valueOf = ({ defaultValue, displayName }: AccountVariable) => defaultValue?.trim() || displayName;
  return {
    interviewType: agent.agentType,
    agentGroupId: agent.id,
    title: texts.title(agent.name),
    callSubject: texts.subject,
    expertData: {
      name: texts.person,
      title: texts.role,
      employmentHistory: [{ title: texts.role, company: texts.company }],
    },
    questions: texts.questions.split('\n'),
    ...(required.length > 0 && {
      customVariables: Object.fromEntries(required.map((variable) => [variable.name, valueOf(variable)])),
    }),
    isTest: true,
  };
}
