import { collectionOf, type Model, Schema } from '@colloquy/mongo';
import type { Invitation } from '../domain/invitation';
import type { InvitationRepository } from '../domain/ports';

interface InvitationDocument {
  _id: string;
  invitation: Invitation;
}

export const invitationSchema = new Schema<InvitationDocument>(
  { _id: { type: String, required: true }, invitation: Schema.Types.Mixed },
  { versionKey: false, minimize: false, autoIndex: false, shardKey: { _id: 'hashed' } },
);

export function makeInvitationRepository(model: Model<InvitationDocument>): InvitationRepository {
  const collection = () => collectionOf(model);
  return {
    async find(accountId) {
      return (await collection().findOne({ _id: accountId }))?.invitation;
    },
    async replace(accountId, invitation) {
      if (Object.keys(invitation).length === 0) await collection().deleteOne({ _id: accountId });
      else await collection().updateOne({ _id: accountId }, { $set: { invitation } }, { upsert: true });
    },
  };
}
