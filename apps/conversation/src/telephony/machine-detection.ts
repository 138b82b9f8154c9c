export const machineDetections = ['none', 'standard', 'premium'] as const;

/** Whether the provider tells machines from people; `premium` is Telnyx's. */
export type MachineDetection = (typeof machineDetections)[number];

/**
 * Returns whether a provider's `AnsweredBy` names a machine: `machine`, `machine_start` and so on, or `fax`. A verdict that
 * is not certain (`unknown`, `not_sure`) and a value that is not documented stand for a person, who must not be hung up on.
 */
export const isMachine = (answeredBy: string): boolean => /^(machine|fax)/.test(answeredBy);
