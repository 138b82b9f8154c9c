import type { Interview, operations } from '@colloquy/client';

type Answer<O extends keyof operations> = operations[O] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

export type Evidence = Answer<'getEvidence'>;
export type Statement = Evidence['summary'][number];
export type Delivery = Answer<'listDeliveries'>['deliveries'][number];
export type DeliveryDetail = Answer<'getDelivery'>;
export type Handoff = Answer<'listAgentHandoffs'>['handoffs'][number];
export type Timing = Answer<'getTranscriptTiming'>;
export type Withheld = Timing['withheld'][number];
export type LiveAnswer = Answer<'getLiveTranscript'>;
export type LiveEvent = LiveAnswer['events'][number];
export type Finding = NonNullable<Interview['findings']>[number];
export type Extraction = NonNullable<Interview['extraction']>;

export function turnsIn(evidence: Evidence): Statement['turns'] {
  const statements = [
    ...evidence.summary,
    ...evidence.qualityReasons,
    ...evidence.agentReasons,
    ...evidence.quotes,
    ...evidence.findings.flatMap(({ answer, claims }) => (answer ? [answer, ...claims] : claims)),
  ];
  const byId = new Map(statements.flatMap(({ turns }) => turns).map((turn) => [turn.turnId, turn]));
  return [...byId.values()];
}
