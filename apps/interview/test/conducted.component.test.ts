import { makeSecretBox } from '@colloquy/auth';
import { newId } from '@colloquy/kernel';
import { silentLogger } from '@colloquy/logging';
import { makeMongo } from '@colloquy/mongo';
import type { Consent } from '../src/domain/interview';
import { countsSchema, makeCountBatches } from '../src/storage/count-batches';
import { makeInterviewCounts } from '../src/storage/interview-counts';
import { interviewSchema } from '../src/storage/interview-model';
import { makeInterviewRepository } from '../src/storage/interview-repository';
import { busyRelay } from './busy-relay';
import { anInterview, aSession } from './an-interview';

const mongo = makeMongo({
  uri: process.env['MONGODB_URI'] ?? '',
  database: `test_conducted_${newId().slice(0, 8)}`,
  logger: silentLogger,
});
const model = mongo.model('interviews', interviewSchema);
const counts = makeInterviewCounts(
  makeCountBatches(mongo.model('interviewCounts', countsSchema), model),
  model,
);
const interviews = makeInterviewRepository(model, makeSecretBox('x'), busyRelay(), counts);

beforeAll(() => mongo.start());
afterAll(async () => {
  await model.db.dropDatabase();
  await mongo.stop();
});

test('the read before each turn has what decides about turns, and none of the large fields', async () => {
  const sessions = [aSession(), aSession({ endedAt: null, fencingToken: 7 })];
  const consents = sessions.map(({ id }, n): Consent => ({
    sessionId: id,
    channel: 'WEB',
    language: 'en',
    text: `${n}`.repeat(12_000),
    textSha256: `${n}`,
    agreedAt: new Date(),
    givenBy: 'click',
  }));
  const interview = anInterview({ status: 'IN_PROGRESS', sessions, consents });
  await interviews.insert(interview, []);
  const { id, accountId } = interview;
  const read = await interviews.findConducted(accountId, id);
  expect(read).toEqual({
    id,
    accountId,
    status: 'IN_PROGRESS',
    statusReason: null,
    withdrawal: null,
    callDueAt: null,
    lastActivityAt: interview.lastActivityAt,
    sessions: [
      { id: sessions[0]?.id, endedAt: sessions[0]?.endedAt },
      { id: sessions[1]?.id, endedAt: null, fencingToken: 7 },
    ],
  });
  expect(await interviews.findConducted(newId(), id)).toBeUndefined();
});
