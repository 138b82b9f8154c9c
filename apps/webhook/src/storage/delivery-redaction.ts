import type { SecretBox } from '@colloquy/auth';
import { byId } from '@colloquy/mongo';
import type { DeliveryRepository } from '../domain/ports';
import { attemptOf, storedTrace } from './delivery-document';
import { byInterview } from './delivery-model';
import type { DeliveryCollection } from './delivery-writes';

export function makeRedact(
  collection: () => DeliveryCollection,
  box: SecretBox,
): DeliveryRepository['redact'] {
  return async (accountId, interviewId, change) => {
    const all = await collection()
      .find({ accountId, interviewId }, { projection: { _id: 1 }, hint: byInterview })
      .toArray();
    const ids = all.map(({ _id }) => _id);
    // a reader of the digest could try scores until one fits
    const withoutDigest = { $cond: [{ $eq: [{ $type: '$bodyDigest' }, 'missing'] }, '$$REMOVE', ''] };
    const redaction = [{ $set: { isRedacted: true, bodyDigest: withoutDigest } }, { $unset: 'answer' }];
    await collection().updateMany({ _id: { $in: ids } }, redaction, { hint: byId });
    const waiting = { accountId, interviewId, state: 'queued' } as const;
    const queued = await collection().find(waiting, { hint: byInterview }).toArray();
    for (const document of queued) {
      const attempt = attemptOf(document, box);
      if (!attempt) continue;
      const changed = change(attempt.request);
      const request = box.seal(JSON.stringify(changed));
      await collection().updateOne(
        { _id: document._id, state: 'queued' },
        { $set: { request, ...storedTrace(changed) } },
      );
    }
  };
}
