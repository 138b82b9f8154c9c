import type { ConsentGivenBy, Platform, TurnRole, Verdict } from '@colloquy/contracts';
import type { Interview } from './interview';
import type { TranscriptEntry, WithheldSpan } from './turn-ports';

export interface ExportedInterview {
  id: string;
  title: string;
  expert: { name: string; title: string };
  agentPersonaName: string;
  isTest: boolean;
  startedAt: Date | null;
  completedAt: Date | null;
  withdrawnAt: Date | null;
  consents: readonly { agreedAt: Date; givenBy: ConsentGivenBy; channel: Platform }[];
  analysedBy: string | null;
  summary: string | null;
  findings: readonly ExportedFinding[];
  quotes: readonly { quote: string; context: string; timestampSecs: number }[];
  quality: Score;
  conduct: Score;
  variant: 'translated' | 'original';
  language: string;
  sourceLanguage: string;
  turns: readonly ExportedTurn[];
  withheld: readonly WithheldSpan[];
}

export interface ExportedFinding {
  question: string;
  verdict: Verdict;
  answer: string | null;
  /** `timestampSecs` is null if the turn is not delivered. */
  claims: readonly { text: string; timestampSecs: number | null }[];
}

export interface Score {
  score: number | null;
  reasons: readonly string[] | null;
}

export interface ExportedTurn {
  role: TurnRole;
  speaker: string;
  text: string;
  timestampSecs: number;
  endSecs: number | null;
}

export interface Delivered {
  startedAt: Date | null;
  transcript: Pick<ExportedInterview, 'variant' | 'language' | 'sourceLanguage' | 'withheld'> & {
    entries: readonly TranscriptEntry[];
  };
  findings: readonly { claims: readonly { text: string; turns: readonly { timestampSecs: number }[] }[] }[];
}

export function exportedInterview(interview: Interview, delivered: Delivered): ExportedInterview {
  const { expertData, agent, withdrawal } = interview;
  const { entries, variant, language, sourceLanguage, withheld } = delivered.transcript;
  const analysis = withdrawal ? null : interview.analysis;
  const none: Score = { score: null, reasons: null };
  return {
    id: interview.id,
    title: interview.title,
    expert: { name: expertData.name, title: expertData.title },
    agentPersonaName: agent.personaName,
    isTest: interview.isTest,
    startedAt: delivered.startedAt,
    completedAt: interview.completedAt,
    withdrawnAt: withdrawal?.at ?? null,
    consents: interview.consents.map(({ agreedAt, givenBy, channel }) => ({ agreedAt, givenBy, channel })),
    analysedBy: analysis?.by ?? null,
    summary: analysis?.summary ?? null,
    findings: (analysis?.findings ?? []).map(({ question, verdict, answer }, index) => ({
      question,
      verdict,
      answer,
      claims: (delivered.findings[index]?.claims ?? []).map(({ text, turns }) => ({
        text,
        timestampSecs: turns[0]?.timestampSecs ?? null,
      })),
    })),
    quotes: analysis?.quotes ?? [],
    quality: analysis?.quality ?? none,
    conduct: analysis?.conduct ?? none,
    variant,
    language,
    sourceLanguage,
    turns: withdrawal
      ? []
      : entries.map(({ role, message, timestampSecs, endSecs = null }) => ({
          role,
          speaker: role === 'agent' ? agent.personaName : expertData.name,
          text: message,
          timestampSecs,
          endSecs,
        })),
    withheld,
  };
}

/** Approximate, in characters. */
export function lengthOf({ turns, summary, findings, quotes }: ExportedInterview): number {
  const sum = (texts: readonly (string | null)[]) =>
    texts.reduce((total, text) => total + (text?.length ?? 0), 0);
  const claims = findings.flatMap((finding) => finding.claims.map(({ text }) => text));
  return sum([
    summary,
    ...findings.flatMap(({ question, answer }) => [question, answer]),
    ...claims,
    ...quotes.map(({ quote }) => quote),
    ...turns.map(({ text }) => text),
  ]);
}
