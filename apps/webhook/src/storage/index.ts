import { makeSecretBox } from '@colloquy/auth';
import type { OutboxStore } from '@colloquy/messaging';
import type { EventRelay, Mongo } from '@colloquy/mongo';
import { batchedOutbox } from './batched-outbox';
import { claimModel, makeClaimRepository } from './claim-repository';
import { deliveryModel } from './delivery-model';
import { makeDeliveryRepository } from './delivery-repository';

export function makeStorage(
  mongo: Mongo,
  options: { secret: string; abandonedAfterMs: number; relayOf: (outbox: OutboxStore) => EventRelay },
) {
  const { secret, abandonedAfterMs, relayOf } = options;
  const model = deliveryModel(mongo);
  return {
    claims: makeClaimRepository(claimModel(mongo)),
    deliveries: makeDeliveryRepository(model, makeSecretBox(secret), {
      abandonedAfterMs,
      relay: relayOf(batchedOutbox(model)),
      latest: mongo.latest,
    }),
  };
}
