import type { components, operations } from '@colloquy/client';

export type Rehearsal = components['schemas']['Rehearsal'];
export type RehearsalSummary = components['schemas']['RehearsalSummary'];
export type RehearsalTurn = components['schemas']['RehearsalTurn'];
export type RehearsalsAnswer = operations['listRehearsals']['responses'][200]['content']['application/json'];
export type NewRehearsal = operations['requestRehearsal']['requestBody']['content']['application/json'];
export type Persona = Rehearsal['persona'];

export const personas = [
  'cooperative',
  'brief',
  'hurried',
  'confiding',
] as const satisfies readonly Persona[];

/** Characters; of `questions`, their number. */
export const longest = { title: 500, subject: 2000, question: 2000, questions: 20 };
