import { type ConfigSchema, languageModelConfig, loadConfig } from '@colloquy/config';
import {
  type AnalysisInput,
  type Analyst,
  cleanTranscript,
  embeddedAnalyst,
  type LanguageModelConfig,
  languageModelOf,
  openAiAnalyst,
} from '@colloquy/language';
import { type LabelledTranscript } from './labelled-transcript';
import { type Scored } from './score';

export const analystNames = ['embedded', 'model'] as const;
export type AnalystName = (typeof analystNames)[number];

const settings: ConfigSchema<{ languageModel: LanguageModelConfig }> = { languageModel: languageModelConfig };

export interface MeasuredAnalyst {
  analyst: Analyst;
  tokens: () => number;
}

/** @throws Error if no model is configured by LANGUAGE_MODEL_* */
export function makeAnalyst(name: AnalystName, onFallback: (reason: string) => void): MeasuredAnalyst {
  if (name === 'embedded') return { analyst: embeddedAnalyst(), tokens: () => 0 };
  const chatFor = languageModelOf(loadConfig(settings).languageModel, {
    onCall: () => undefined,
    onSchemaRefused: () => undefined,
  });
  if (!chatFor)
    throw new Error('No language model is configured: set LANGUAGE_MODEL_BASE_URL or LANGUAGE_MODEL');
  let tokens = 0;
  const chat = chatFor('analyst', (usage) => {
    tokens += (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0);
  });
  const analyst = openAiAnalyst({ chat, onFallback: ({ message }) => onFallback(message) });
  return { analyst, tokens: () => tokens };
}

export async function resultOn(
  { input }: Pick<LabelledTranscript, 'input'>,
  { analyst, tokens }: MeasuredAnalyst,
): Promise<Scored> {
  const cleaned: AnalysisInput = { ...input, turns: cleanTranscript(input.turns, input.language) };
  const [before, start] = [tokens(), process.cpuUsage()];
  const analysis = await analyst.analyse(cleaned, AbortSignal.timeout(limitMs));
  const { user, system } = process.cpuUsage(start);
  return { analysis, cpuMs: (user + system) / 1000, tokens: tokens() - before };
}

const limitMs = 300_000;
