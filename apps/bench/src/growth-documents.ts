import { createHash, randomUUID } from 'node:crypto';
import { defaultAnswer } from '../../simulator/src/expert/expert-answers.ts';
import { runExpert } from '../../simulator/src/expert/expert.ts';
import { until } from '../../platform/src/wait.ts';
import { internalFields, type Database, type StoredDocument } from './database.ts';
import { createInterview, interviewBody } from './interviews.ts';
import type { Platform } from './bench-platform.ts';

const batch = 500;
/** Every nth interview is withdrawn. */
const withdrawnEvery = 100;
const dayMs = 24 * 3600 * 1000;
/** `createdAt` of the interviews is spread over this time. */
const spreadMs = 365 * dayMs;
const firstNames = ['Jordan', 'Dana', 'Priya', 'Marek', 'Ingrid', 'Tomás', 'Aiko', 'Samuel'];
const lastNames = ['Reyes', 'Whitfield', 'Raman', 'Novak', 'Lindqvist', 'Herrera', 'Sato', 'Okafor'];
const topics = [
  'Cold chain',
  'Heat pumps',
  'Fleet leasing',
  'Hospital beds',
  'Grid storage',
  'Seed treatment',
];

export interface Templates {
  open: StoredDocument;
  completed: StoredDocument;
  turns: StoredDocument[];
  transcripts: StoredDocument[];
}

interface Documents {
  interview: StoredDocument;
  turns: StoredDocument[];
  transcripts: StoredDocument[];
}

/** Creates two interviews and conducts one interview until it is analysed; `endpoint` gets the notification. */
export async function makeTemplates(
  { baseUrl, appUrl, accounts }: Platform,
  database: Database,
  endpoint?: string,
): Promise<Templates> {
  const apiKey = accounts[0]?.apiKey ?? '';
  const { interviews } = database;
  const create = () => createInterview({ baseUrl, apiKey }, interviewBody('Pattern', endpoint));
  const [openId, completedId] = [await create(), await create()];
  const react = (words: string, nth: number) => ({ say: defaultAnswer(words, nth) });
  await runExpert({ appUrl, interviewId: completedId, react });
  const atRest = (_id: string, also: object) => () =>
    interviews.findOne({ _id, outboxDueAt: { $exists: false }, ...also });
  const limit = { timeoutMs: 60_000 };
  const open = await until(atRest(openId, {}), 'the open interview at rest', limit);
  const isAnalysed = { analysis: { $type: 'object' } };
  const completed = await until(atRest(completedId, isAnalysed), 'the analysis of the pattern', limit);
  return {
    open: withoutInternals(open),
    completed: withoutInternals(completed),
    turns: await database.turns.find({ interviewId: completedId }).toArray(),
    transcripts: await database.transcripts.find({ interviewId: completedId }).toArray(),
  };
}

function withoutInternals(document: StoredDocument): StoredDocument {
  for (const name of internalFields) delete document[name];
  return document;
}

export async function addInterviews(
  database: Database,
  templates: Templates,
  { accountId, from, to }: { accountId: string; from: number; to: number },
): Promise<string[]> {
  const ids: string[] = [];
  for (let at = from; at < to; at += batch) {
    const numbers = Array.from({ length: Math.min(batch, to - at) }, (_, n) => at + n);
    const documents = numbers.map((n) => documentsOf(templates, accountId, n));
    await store(database, documents);
    ids.push(...documents.map(({ interview }) => interview._id));
  }
  return ids;
}

/** Adds interviews in progress that complete as soon as their `dueAt` is set. Returns their ids. */
export async function addUnfinished(
  database: Database,
  templates: Templates,
  { accountId, count }: { accountId: string; count: number },
): Promise<string[]> {
  const createdAt = new Date();
  const documents = Array.from({ length: count }, (_, n) => {
    const conducted = conductedBy(templates, accountId);
    Object.assign(conducted.interview, titled(conducted.interview, n), { createdAt });
    unfinish(conducted.interview);
    return conducted;
  });
  await store(database, documents);
  return documents.map(({ interview }) => interview._id);
}

async function store({ interviews, turns, transcripts }: Database, documents: Documents[]) {
  const ordered = false;
  await interviews.insertMany(
    documents.map(({ interview }) => interview),
    { ordered },
  );
  const said = documents.flatMap((one) => one.turns);
  const written = documents.flatMap((one) => one.transcripts);
  if (said.length > 0) await turns.insertMany(said, { ordered });
  if (written.length > 0) await transcripts.insertMany(written, { ordered });
}

function documentsOf(templates: Templates, accountId: string, n: number): Documents {
  const status = statusOf(n);
  const hasSession = status === 'COMPLETED' || status === 'IN_PROGRESS';
  const documents = hasSession ? conductedBy(templates, accountId) : openOf(templates, accountId);
  const { interview } = documents;
  // the golden ratio spreads any number of interviews evenly, without two at the same time
  const createdAt = new Date(Date.now() - spreadMs * ((n * 0.618_033_988_749_895) % 1));
  const later = new Date(Date.now() + dayMs * (2 + (n % 30)));
  const times = { createdAt, updatedAt: createdAt, lastActivityAt: createdAt };
  Object.assign(interview, titled(interview, n), times, { status });
  if (status === 'COMPLETED') {
    const completedAt = new Date(createdAt.getTime() + 2 * 3600 * 1000);
    Object.assign(interview, { completedAt }, n % withdrawnEvery === 0 && withdrawnAt(completedAt));
  }
  if (status === 'SCHEDULED') interview['scheduledAt'] = later;
  if (status === 'IN_PROGRESS') {
    unfinish(interview);
    interview['dueAt'] = later;
  }
  return documents;
}

const withdrawnAt = (at: Date) => ({
  withdrawal: { at, eraseAt: at, erasedAt: at, sweepAt: null },
  outcomes: [],
});

/** 60 % completed, 20 % not scheduled, 10 % scheduled, 10 % in progress. */
function statusOf(n: number) {
  const tenth = n % 10;
  if (tenth < 6) return 'COMPLETED';
  if (tenth < 8) return 'NOT_SCHEDULED';
  return tenth < 9 ? 'SCHEDULED' : 'IN_PROGRESS';
}

const openOf = ({ open }: Templates, accountId: string): Documents => ({
  interview: { ...open, _id: randomUUID(), accountId },
  turns: [],
  transcripts: [],
});

function conductedBy({ completed, turns, transcripts }: Templates, accountId: string): Documents {
  const _id = randomUUID();
  const sessions = completed['sessions'] as { id: string }[];
  const ids = new Map(sessions.map(({ id }) => [id, randomUUID()]));
  const newId = (text: string) => [...ids].reduce((changed, [from, to]) => changed.replace(from, to), text);
  const partOf = (part: StoredDocument): StoredDocument => {
    const { sessionId } = part;
    const session = typeof sessionId === 'string' ? { sessionId: newId(sessionId) } : {};
    return { ...part, ...session, _id: newId(part._id), accountId, interviewId: _id };
  };
  return {
    interview: {
      ...completed,
      _id,
      accountId,
      sessions: sessions.map((session) => ({ ...session, id: newId(session.id) })),
    },
    turns: turns.map(partOf),
    transcripts: transcripts.map(partOf),
  };
}

function unfinish(interview: StoredDocument) {
  const sessions = interview['sessions'] as object[];
  delete interview['completedAt'];
  Object.assign(interview, {
    status: 'IN_PROGRESS',
    analysis: null,
    outcomes: [],
    completion: 0,
    sessions: sessions.map((session) => ({
      ...session,
      isActive: false,
      disconnectReason: 'completed_by_expert',
    })),
  });
}

function titled(interview: StoredDocument, n: number) {
  const at = (names: string[], divisor: number) => names[Math.floor(n / divisor) % names.length] ?? '';
  const name = `${at(firstNames, 1)} ${at(lastNames, firstNames.length)}`;
  const title = `${at(topics, 10)} study ${n}`;
  const searchKey = `${title}\n${name}`.normalize('NFC').toLowerCase();
  const ofAccount = createHash('sha256').update(interview.accountId).digest('base64').slice(0, 5);
  const trigrams = new Set(
    [...searchKey].map((_, at) => ofAccount + [...searchKey].slice(at, at + 3).join('')),
  );
  return {
    title,
    searchKey,
    trigrams: [...trigrams],
    expertData: { ...(interview['expertData'] as object), name },
  };
}
