import { deliveredChain, primarySession } from '../domain/delivery';
import type { Interview } from '../domain/interview';
import type { Evidence, Finding } from '../domain/analysis';
import type { TranscriptEntry, TurnPosition } from '../domain/turn-ports';
import { asDelivered } from '../domain/withdrawn';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';
import { idsOf, later, ownerOf } from './read-conversation';

interface EvidenceTurn {
  id: string;
  sessionId: string;
  role: TranscriptEntry['role'];
  timestampSecs: number;
}

export interface Statement {
  text: string;
  turns: EvidenceTurn[];
}

export interface EvidenceView {
  interview: Interview;
  statements: Record<keyof Evidence, Statement[]>;
  findings: { question: string; answer: Statement | null; claims: Statement[] }[];
}

export const makeReadEvidence =
  (deps: Deps) =>
  async (ref: InterviewRef): Promise<EvidenceView> => {
    const interview = asDelivered(await findInterview(deps.interviews, ref));
    const { analysis } = interview;
    const none: Evidence = { summary: [], qualityReasons: [], conductReasons: [], quotes: [] };
    const { summary, qualityReasons, conductReasons, quotes } = analysis?.evidence ?? none;
    const turns = analysis ? await turnsOf(deps, interview) : new Map<string, EvidenceTurn>();
    const locate = ({ text, turnIds }: Finding): Statement => ({
      text,
      turns: turnIds.flatMap((id) => turns.get(id) ?? []),
    });
    const located = (findings: readonly Finding[]): Statement[] => findings.map(locate);
    return {
      interview,
      statements: {
        summary: located(summary),
        qualityReasons: located(qualityReasons),
        conductReasons: located(conductReasons),
        quotes: located(quotes),
      },
      findings: (analysis?.findings ?? []).map(({ question, answer, answerTurnIds, claims }) => ({
        question,
        answer: answer === null ? null : locate({ text: answer, turnIds: answerTurnIds }),
        claims: located(claims),
      })),
    };
  };

export async function turnsOf(deps: Deps, interview: Interview): Promise<Map<string, EvidenceTurn>> {
  const chain = deliveredChain(interview, primarySession(interview));
  const positions = await deps.transcripts.positions(ownerOf(interview), idsOf(chain));
  const turns = new Map<string, EvidenceTurn>();
  for (const { session, offsetMs } of chain) {
    for (const { role, sequence, timestampSecs } of positions.get(session.id) ?? []) {
      const id = turnIdOf(session.id, sequence);
      turns.set(id, { id, sessionId: session.id, role, timestampSecs: later(timestampSecs, offsetMs) });
    }
  }
  return turns;
}

export const turnIdOf = (sessionId: string, sequence: number) => `${sessionId}:${sequence}`;

export function turnPositionOf(turnId: string): TurnPosition {
  const [sessionId = '', sequence = ''] = turnId.split(':');
  return { sessionId, sequence: Number(sequence) };
}
