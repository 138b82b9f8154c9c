import {
  type AgentConduct,
  type CreateAgentInput,
  type Language,
  promptVariables,
  type UpdateAgentInput,
} from '@colloquy/contracts';
import { AppError } from '@colloquy/kernel';
import type { AgentContent } from './roster';
import { voices, voicesOf } from './voices';

const maxUsedNames = 100;

export const defaultPersonaName = 'Alex';

/**
 * @throws AppError `invalid` if the voice is unknown or does not speak the language, or the model is not in
 * `models`
 */
export function newContent(input: CreateAgentInput, models: readonly string[]): AgentContent {
  return checked({
    name: input.name,
    agentType: input.agentType,
    language: input.language,
    personaName: input.agentPersonaName || defaultPersonaName,
    voiceId: voiceFor(input.voiceId, input.language),
    firstMessage: input.firstMessage ?? '',
    customPrompt: input.customPrompt ?? '',
    description: input.description ?? '',
    conduct: changedConduct({}, input, models),
    extractionSchema: input.extractionSchema ? JSON.stringify(input.extractionSchema) : null,
  });
}

/** Null selects the default. @throws AppError `invalid` */
export function changedContent(
  current: AgentContent,
  input: UpdateAgentInput,
  models: readonly string[],
): AgentContent {
  const language = input.language ?? current.language;
  const kept = input.voiceId === undefined && speaks(current.voiceId, language) ? current.voiceId : undefined;
  return checked({
    name: input.name ?? current.name,
    agentType: input.agentType ?? current.agentType,
    language,
    personaName: (input.agentPersonaName ?? current.personaName) || defaultPersonaName,
    voiceId: chosenVoice(input.voiceId, language) ?? kept ?? defaultVoice(language),
    firstMessage: input.firstMessage ?? current.firstMessage,
    customPrompt: input.customPrompt ?? current.customPrompt,
    description: input.description ?? current.description,
    conduct: changedConduct(current.conduct ?? {}, input, models),
    extractionSchema: changedSchema(current.extractionSchema ?? null, input),
  });
}

export function rosterFields(content: AgentContent) {
  const { name, agentType, language, personaName, voiceId } = content;
  return { name, agentType, language, personaName, voiceId, usedNames: usedNamesOf(content) };
}

function usedNamesOf(content: Pick<AgentContent, 'customPrompt' | 'firstMessage'>): string[] {
  return promptVariables(content.customPrompt, content.firstMessage);
}

function changedConduct(
  current: AgentConduct,
  { model, speed, patience, maxProbes, timeBudgetMinutes }: UpdateAgentInput,
  models: readonly string[],
): AgentConduct {
  if (model && !models.includes(model)) {
    throw invalid(
      models.length === 0
        ? 'model: must be null, because the platform offers only its default'
        : `model: must be one of ${models.join(', ')}`,
    );
  }
  const sent = { model, speed, patience, maxProbes, timeBudgetMinutes };
  const changed = Object.entries(sent).filter(([, value]) => value !== undefined);
  const all = Object.entries({ ...current, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, value]) => value !== null));
}

function changedSchema(current: string | null, { extractionSchema }: UpdateAgentInput): string | null {
  if (extractionSchema === undefined) return current;
  return extractionSchema && JSON.stringify(extractionSchema);
}

function checked(content: AgentContent): AgentContent {
  if (usedNamesOf(content).length > maxUsedNames) {
    throw invalid(`customPrompt: must not use more than ${maxUsedNames} different variables`);
  }
  return content;
}

/** @throws AppError `invalid` if the voice does not exist or does not speak the language */
export const voiceFor = (voiceId: string | null | undefined, language: Language): string =>
  chosenVoice(voiceId, language) ?? defaultVoice(language);

function chosenVoice(voiceId: string | null | undefined, language: Language): string | undefined {
  if (voiceId === null || voiceId === undefined) return undefined;
  if (!voices.some(({ id }) => id === voiceId)) throw invalid('voiceId: must be the id of a voice');
  if (!speaks(voiceId, language))
    throw invalid(`voiceId: must be a voice that speaks the language (${language})`);
  return voiceId;
}

function speaks(voiceId: string, language: Language): boolean {
  return voicesOf(language).some(({ id }) => id === voiceId);
}

function defaultVoice(language: Language): string {
  const [first] = voicesOf(language);
  if (!first) throw new AppError('internal', undefined, `No voice speaks ${language}`);
  return first.id;
}

const invalid = (message: string) => new AppError('invalid', undefined, message);
