import { collectionOf, type Model } from '@colloquy/mongo';
import type { Comparable, ComparedContent, NamedInterview } from '../domain/comparable';
import type { ComparedInterviews } from '../domain/comparison-ports';
import { indexes, type InterviewDocument, notDeleted } from './interview-model';

const stateFields = {
  status: 1,
  'withdrawal.at': 1,
  'analysis.generatedAt': 1,
  'analysis.findings.verdict': 1,
} as const;

const namedFields = { ...stateFields, title: 1, 'expertData.name': 1 } as const;

const contentFields = {
  status: 1,
  'withdrawal.at': 1,
  title: 1,
  'expertData.name': 1,
  'analysis.generatedAt': 1,
  'analysis.findings.question': 1,
  'analysis.findings.claims': 1,
} as const;

/** The findings of an interview have up to 256 kB. */
const batchSize = 8;

const maxExamined = 2000;

export function makeComparedInterviews(model: Model<InterviewDocument>): ComparedInterviews {
  const collection = () => collectionOf(model);
  return {
    async states(accountId, ids) {
      const found = await collection()
        .find(
          { _id: { $in: [...ids] }, accountId, ...notDeleted },
          { projection: stateFields, hint: indexes.id },
        )
        .toArray();
      return found.map(stateOf);
    },
    async latestOf(accountId, agentId, limit) {
      const cursor = collection().find(
        { accountId, 'agent.agentId': agentId, completedAt: { $gt: new Date(0) } },
        {
          projection: { ...stateFields, isTest: 1 },
          sort: { completedAt: -1 },
          limit: maxExamined,
          batchSize: 2 * limit,
          hint: indexes.completedOfAgent,
        },
      );
      const latest: Comparable[] = [];
      for await (const document of cursor) {
        const state = stateOf(document);
        if (document.isTest || state.isWithdrawn || !state.generatedAt || !state.hasFindings) continue;
        latest.push(state);
        if (latest.length === limit) break;
      }
      return latest;
    },
    async named(accountId, ids) {
      const found = await collection()
        .find(
          { _id: { $in: [...ids] }, accountId, ...notDeleted },
          { projection: namedFields, hint: indexes.id },
        )
        .toArray();
      return found.map(namedOf);
    },
    async *read(accountId, ids) {
      const cursor = collection().find(
        { _id: { $in: [...ids] }, accountId, ...notDeleted },
        { projection: contentFields, batchSize, hint: indexes.id },
      );
      for await (const document of cursor) yield contentOf(document);
    },
  };
}

type Read = Pick<InterviewDocument, '_id' | 'status' | 'withdrawal' | 'analysis'>;

const stateOf = ({ _id, status, withdrawal, analysis }: Read): Comparable => ({
  id: _id,
  status,
  isWithdrawn: Boolean(withdrawal),
  generatedAt: analysis?.generatedAt ?? null,
  hasFindings: (analysis?.findings?.length ?? 0) > 0,
});

const namedOf = (document: InterviewDocument): NamedInterview => ({
  ...stateOf(document),
  title: document.title,
  expert: document.expertData.name,
});

const contentOf = (document: InterviewDocument): ComparedContent => ({
  ...namedOf(document),
  findings: document.analysis?.findings ?? [],
});
