import { Problem } from '../../../platform/src/screen/problem.ts';
import type { Course } from '../expert/expert-events.ts';
import { kindOf } from '../expert/step-rules.ts';
import { perform } from './acts.ts';
import { Stage, type RehearsalOptions } from './stage.ts';

export interface Failure {
  /** From 1. */
  number: number;
  kind: string;
  why: string;
}

export class StepFailure extends Problem {
  readonly step: Failure;

  constructor(step: Failure) {
    super(`Step ${step.number} (${step.kind}): ${step.why}`);
    this.step = step;
  }
}

export async function rehearse(options: RehearsalOptions): Promise<Course | undefined> {
  const { steps, then } = options.rehearsal;
  const stage = new Stage(options);
  try {
    await stage.begin();
    for (const [index, step] of steps.entries()) {
      const kind = kindOf(step);
      await perform(stage, kind, step).catch(failureOf(index + 1, kind));
    }
    await stage.goOn(then).catch(failureOf(steps.length + 1, 'then'));
    return stage.course;
  } finally {
    await stage.close();
  }
}

const failureOf = (number: number, kind: string) => (error: unknown) => {
  throw error instanceof Problem ? new StepFailure({ number, kind, why: error.message }) : error;
};
