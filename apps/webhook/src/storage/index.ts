import { makeSecretBox } from '@colloquy/auth';
import type { Mongo } from '@colloquy/mongo';
import { batchedOutbox } from './batched-outbox';
import { claimModel, makeClaimRepository } from './claim-repository';
import { deliveryModel } from './delivery-model';
import { makeDeliveryRepository } from './delivery-repository';

export function makeStorage(
  mongo: Mongo,
  options: { secret: string; abandonedAfterMs: number; kick: () => void },
) {
  const { secret, abandonedAfterMs, kick } = options;
  const model = deliveryModel(mongo);
  return {
    outbox: batchedOutbox(model),
    claims: makeClaimRepository(claimModel(mongo)),
    deliveries: makeDeliveryRepository(model, makeSecretBox(secret), {
      abandonedAfterMs,
      relay: { kick },
      latest: mongo.latest,
    }),
  };
}
