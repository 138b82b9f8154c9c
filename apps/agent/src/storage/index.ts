import type { NewId } from '@colloquy/kernel';
import { dailyQuotaSchema, makeDailyQuota, type Mongo, mongoOutbox } from '@colloquy/mongo';
import { pendingPushModel } from './pending-push-model';
import { makePendingPushRepository } from './pending-push-repository';
import { makeRehearsalRepository, rehearsalModel } from './rehearsal-repository';
import { rosterModel } from './roster-model';
import { makeRosterRepository } from './roster-repository';
import { versionModel } from './version-model';
import { makeVersionRepository } from './version-repository';

export function makeStorage(mongo: Mongo, options: { newId: NewId; published: () => void }) {
  const model = rosterModel(mongo);
  return {
    outbox: mongoOutbox(model),
    rosters: makeRosterRepository({ model, ...options }),
    versions: makeVersionRepository(versionModel(mongo)),
    pending: makePendingPushRepository(pendingPushModel(mongo)),
    rehearsals: makeRehearsalRepository(rehearsalModel(mongo)),
    rehearsalQuota: makeDailyQuota(mongo.model('rehearsalQuotas', dailyQuotaSchema)),
    sampleQuota: makeDailyQuota(mongo.model('sampleQuotas', dailyQuotaSchema)),
  };
}

export type Storage = ReturnType<typeof makeStorage>;
