import type { FrameOf } from '../../../../libs/join-client/src/index.ts';

export type Refusal = FrameOf<'error'>['code'] | '';

const explanations: Partial<Record<Refusal, string>> = {
  'unknown-interview': 'There is no such interview.',
  'interview-completed': 'The interview is completed.',
  withdrawn: 'The expert has withdrawn the consent.',
  'not-available': 'The interview cannot be opened in its present state.',
};

/** Temporary refusals: the server may refuse a reconnection before it notices the loss of the last connection. */
const temporaryRefusals: readonly Refusal[] = ['bad-resume-token', 'already-open', 'too-many-connections'];

export const isTemporary = (refusal: Refusal) => temporaryRefusals.includes(refusal);

export const explainRefusal = (refusal: Refusal) =>
  explanations[refusal] ?? `The server refused: ${refusal || 'no reason given'}.`;
