export const machineDetections = ['none', 'standard', 'premium'] as const;

/** `premium` is Telnyx's. */
export type MachineDetection = (typeof machineDetections)[number];

/** Uncertain verdicts (`unknown`, `not_sure`) and undocumented ones stand for a person, who must not be hung up on. */
export const isMachine = (answeredBy: string): boolean => /^(machine|fax)/.test(answeredBy);
