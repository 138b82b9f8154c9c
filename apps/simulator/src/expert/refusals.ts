import type { FrameOf } from '../../../../libs/join-client/src/index.ts';

/** Why a server refuses; empty before it has refused. */
export type Refusal = FrameOf<'error'>['code'] | '';

/** Explanations of the refusals a person may meet. */
const explanations: Partial<Record<Refusal, string>> = {
  'unknown-interview': 'There is no such interview.',
  'interview-completed': 'The interview is completed.',
  withdrawn: 'The expert has withdrawn the consent.',
  'not-available': 'The interview cannot be opened in its present state.',
};

/** Refusals that pass by themselves, such as of a connection while the server has not noticed the loss of the last one. */
const passing: readonly Refusal[] = ['bad-resume-token', 'already-open', 'too-many-connections'];

export const passes = (refusal: Refusal) => passing.includes(refusal);

export const explainRefusal = (refusal: Refusal) =>
  explanations[refusal] ?? `The server refused: ${refusal || 'no reason given'}.`;
