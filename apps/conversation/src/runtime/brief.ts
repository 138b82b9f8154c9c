import { type AgentConfigMessage, languageOf, type RuntimeViewMessage } from '@colloquy/contracts';
import type { InterviewerBrief } from '@colloquy/language';
import { resolveVariables } from '../domain/first-message';

export function briefOf(view: RuntimeViewMessage, agent: AgentConfigMessage): InterviewerBrief {
  const { conduct } = agent;
  const fill = (prompt: string) => resolveVariables(prompt, view.customVariables, agent.variableDefaults);
  return {
    personaName: agent.version?.personaName ?? '',
    language: languageOf(agent.version?.language),
    expertName: view.expertName,
    questions: view.questions,
    firstMessage: fill(agent.firstMessage),
    customPrompt: fill(agent.customPrompt),
    compliance: view.compliance,
    subject: view.subject,
    objective: view.objective,
    expertTitle: view.expertTitle,
    career: view.employment,
    guides: view.questionGuides,
    ...(conduct?.model ? { model: conduct.model } : {}),
    ...(conduct?.maxProbes === undefined ? {} : { maxProbesPerQuestion: conduct.maxProbes }),
  };
}
