import { newId } from '@colloquy/kernel';
import { collectionOf } from '@colloquy/mongo';
import type { GatewayLeases } from '../domain/ports';
import type { Models } from './models';

/** Gateways and what they acknowledged, in MongoDB. No clock is compared with another one's. */
export function mongoGatewayLeases({ gatewayLeases }: Models): GatewayLeases {
  const collection = () => collectionOf(gatewayLeases);
  return {
    async note(gatewayId, acknowledged) {
      // a count would begin again after `forget`, and could then be taken for an older one
      const change = { $set: { acknowledged, renewal: newId() } };
      await collection().updateOne({ _id: gatewayId }, change, { upsert: true });
    },
    async end(gatewayId) {
      await collection().deleteOne({ _id: gatewayId });
    },
    async behind(sequence) {
      const found = await collection()
        .find({ acknowledged: { $lt: sequence } })
        .toArray();
      return found.map(({ _id, renewal }) => ({ gatewayId: _id, renewal }));
    },
    async forget(leases) {
      const unchanged = leases.map(({ gatewayId, renewal }) => ({ _id: gatewayId, renewal }));
      await collection().deleteMany({ $or: unchanged });
    },
  };
}
