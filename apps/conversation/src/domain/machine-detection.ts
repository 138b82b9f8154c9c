export const machineDetections = ['none', 'standard', 'premium'] as const;

/** `premium` is Telnyx's. */
export type MachineDetection = (typeof machineDetections)[number];

/** Uncertain verdicts (`unknown`, `not_sure`) and undocumented ones count as a person, so that a person is not hung up on. */
export const isMachineVerdict = (answeredBy: string): boolean => /^(machine|fax)/.test(answeredBy);
