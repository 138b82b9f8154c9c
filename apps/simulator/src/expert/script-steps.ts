import type { Step, StepKind } from './step.ts';
import { kindOf, problemOf } from './step-rules.ts';

export type Place = 'page' | 'phone' | 'away';

const placeNames: Record<Place, string> = {
  page: 'on the page',
  phone: 'on the phone',
  away: 'away until a "return"',
};

/** Places that a step requires, and the place that it leads to. */
const places: Record<StepKind, { needs?: Place[]; leads?: Place }> = {
  say: { needs: ['page', 'phone'] },
  answer: { needs: ['page', 'phone'] },
  press: { needs: ['phone'] },
  pauseMs: {},
  typing: { needs: ['page'] },
  telling: { needs: ['page'] },
  silence: {},
  drop: { needs: ['page'] },
  leave: { needs: ['page', 'phone'], leads: 'away' },
  end: { needs: ['page', 'phone'], leads: 'away' },
  withdraw: { needs: ['page'], leads: 'away' },
  finishLater: { needs: ['page'], leads: 'away' },
  return: { leads: 'page' },
  switchToPhone: { needs: ['page'], leads: 'phone' },
  backToWeb: { needs: ['phone'], leads: 'page' },
  heard: { needs: ['page'] },
  noise: { needs: ['phone'] },
  bargeIn: { needs: ['phone'] },
  backchannel: { needs: ['phone'] },
  monologueMs: { needs: ['phone'] },
  expect: {},
};

/** Returns the first error in a list of steps, with the number of the step. */
export function problemOfSteps(steps: unknown[], begin: Place = 'page'): string | undefined {
  let place = begin;
  for (const [index, each] of steps.entries()) {
    const problem = problemOf(each);
    if (problem) return `step ${index + 1} ${problem}.`;
    const step = each as Step;
    const kind = kindOf(step);
    const { needs, leads } = places[kind];
    if (needs && !needs.includes(place))
      return `step ${index + 1}, "${kind}", cannot follow here: the expert is ${placeNames[place]}.`;
    if (!step.fails) place = leads ?? place;
  }
  return undefined;
}
