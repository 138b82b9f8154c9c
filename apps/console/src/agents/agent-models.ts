import type { components, operations } from '@colloquy/client';

export type Agent = components['schemas']['Agent'];
export type Voice = components['schemas']['Voice'];
export type AgentVariable = components['schemas']['AgentVariable'];
export type Channels = readonly ('WEB' | 'PHONE')[];
export type AccountVariable = components['schemas']['AccountVariable'];
export type TransferRule = components['schemas']['ListedTransferRule'];
export type ChangedRule = components['schemas']['ChangedTransferRule'];
export type NewAgent = operations['createAgent']['requestBody']['content']['application/json'];
export type AgentChanges = operations['updateAgent']['requestBody']['content']['application/json'];
export type NewRule = operations['createTransferRule']['requestBody']['content']['application/json'];

export const agentTypes = ['FULL_INTERVIEW', 'VETTING_INTERVIEW'] as const;
export const agentRoles = ['ROOT', 'TRANSFER_ONLY'] as const;
export const agentLanguages = [
  'en', 'es', 'fr', 'de', 'it', 'pt', 'pl', 'hi', 'zh', 'ko', 'ru', 'nl', 'tr', 'sv', 'id', 'fil', 'ja',
  'uk', 'el', 'cs', 'fi', 'ro', 'da', 'bg', 'ms', 'sk', 'hr', 'ar', 'ta', 'vi', 'hu', 'no',
] as const; // prettier-ignore
