import type { Component } from '@colloquy/kernel';

/** Order in which the components of a service start. They stop in reverse order. */
const phases = ['storage', 'clients', 'broker', 'relay', 'work', 'grpc', 'http', 'edge'] as const;

export type Phase = (typeof phases)[number];

export function makeComponents() {
  const added = new Map<Phase, Component[]>(phases.map((phase) => [phase, []]));
  const checked: Component[] = [];
  return {
    add<P extends Component>(component: P, phase: Phase = 'work'): P {
      added.get(phase)?.push(component);
      if (phase !== 'http' && phase !== 'edge') checked.push(component);
      return component;
    },
    checked: checked as readonly Component[],
    /** Components of one phase start in the order in which they were added. */
    inOrder: (): Component[] => phases.flatMap((phase) => added.get(phase) ?? []),
  };
}
