import type { components, operations } from '@colloquy/client';

export type Comparison = components['schemas']['Comparison'];
export type ComparisonSummary = components['schemas']['ComparisonSummary'];
export type Point = components['schemas']['ComparisonPoint'];
export type PointKind = Point['kind'];
export type Position = Point['positions'][number];
export type Claim = Position['claims'][number];
export type LeftOut = Comparison['leftOut'][number];
export type LeftOutReason = LeftOut['reason'];
export type ComparisonsAnswer =
  operations['listComparisons']['responses'][200]['content']['application/json'];
export type NewComparison = operations['requestComparison']['requestBody']['content']['application/json'];

export const comparisonKinds = [
  'agreement',
  'disagreement',
  'single',
] as const satisfies readonly PointKind[];

export const comparable = { min: 2, max: 100 };

/** Characters. */
export const maxObjectiveLength = 2000;
