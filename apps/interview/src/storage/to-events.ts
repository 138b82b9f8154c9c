import { type CloudEvent, type KnownFact, toCloudEvent } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import type { Interview } from '../domain/interview';

export function toEvents(
  interview: Pick<Interview, 'id' | 'accountId' | 'updatedAt'>,
  facts: readonly KnownFact[],
): CloudEvent[] {
  return facts.map((fact) =>
    toCloudEvent(fact, {
      id: newId(),
      source: '/interview',
      subject: interview.id,
      accountId: interview.accountId,
      time: interview.updatedAt,
    }),
  );
}
