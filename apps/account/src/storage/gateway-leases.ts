import { collectionOf } from '@colloquy/mongo';
import type { GatewayLeases } from '../domain/ports';
import type { Models } from './models';

/** Gateways and what they acknowledged, in MongoDB. No clock is compared with another one's. */
export function mongoGatewayLeases({ gatewayLeases }: Models): GatewayLeases {
  const collection = () => collectionOf(gatewayLeases);
  return {
    async note(gatewayId, acknowledged) {
      const change = { $set: { acknowledged }, $inc: { renewals: 1 } };
      await collection().updateOne({ _id: gatewayId }, change, { upsert: true });
    },
    async end(gatewayId) {
      await collection().deleteOne({ _id: gatewayId });
    },
    async behind(sequence) {
      const found = await collection()
        .find({ acknowledged: { $lt: sequence } })
        .toArray();
      return found.map(({ _id, renewals }) => ({ gatewayId: _id, renewals }));
    },
    async forget(leases) {
      const unchanged = leases.map(({ gatewayId, renewals }) => ({ _id: gatewayId, renewals }));
      await collection().deleteMany({ $or: unchanged });
    },
  };
}
