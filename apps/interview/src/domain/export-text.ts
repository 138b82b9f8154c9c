import type { ExportedInterviewView, ExportFormat } from '@colloquy/contracts';
import { srtOf, vttOf } from './captions';
import { type Block, blocksOf } from './export-blocks';
import type { ExportedInterview } from './exported-interview';
import type { WithheldSpan } from './turn-ports';

type TextFormat = Exclude<ExportFormat, 'pdf' | 'docx'>;

/** Yields the text in pieces, so that a long export never blocks the process. */
export function textOf(interview: ExportedInterview, format: TextFormat): Iterable<string> {
  switch (format) {
    case 'srt':
      return srtOf(interview);
    case 'vtt':
      return vttOf(interview);
    case 'json':
      return jsonOf(interview);
    case 'txt':
      return plainText(interview);
  }
}

function* plainText(interview: ExportedInterview): Generator<string> {
  for (const block of blocksOf(interview)) yield textOfBlock(block);
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `${block.text}\n\n`;
    case 'heading':
      return `\n${block.text.toUpperCase()}\n\n`;
    case 'subheading':
      return `\n${block.text}\n`;
    case 'item':
      return `- ${block.text}\n`;
    case 'turn':
      return `\n[${block.time}] ${block.speaker}: ${indented(block.text)}\n`;
    default:
      return `${block.text}\n`;
  }
}

/** Lines after the first are indented, so that none looks like the beginning of a turn. */
const indented = (text: string) => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).join('\n    ');

function* jsonOf(interview: ExportedInterview): Generator<string> {
  const { transcript: _transcript, ...head } = presentExport(interview);
  yield `${JSON.stringify(head).slice(0, -1)},"transcript":[`;
  let separator = '';
  for (const turn of interview.turns) {
    yield separator + JSON.stringify(presentTurn(turn));
    separator = ',';
  }
  yield ']}';
}

function presentExport(interview: ExportedInterview): ExportedInterviewView {
  const { quality, conduct } = interview;
  return {
    id: interview.id,
    title: interview.title,
    expert: { ...interview.expert },
    agentPersonaName: interview.agentPersonaName,
    isTest: interview.isTest,
    startedAt: interview.startedAt?.toISOString() ?? null,
    completedAt: interview.completedAt?.toISOString() ?? null,
    withdrawnAt: interview.withdrawnAt?.toISOString() ?? null,
    consents: interview.consents.map((consent) => ({ ...consent, agreedAt: consent.agreedAt.toISOString() })),
    analysedBy: interview.analysedBy,
    summary: interview.summary,
    findings: interview.findings.map(({ question, verdict, answer, claims }) => ({
      question,
      verdict,
      answer,
      claims: claims.map(({ text, timestampSecs }) => ({ text, timestamp_secs: timestampSecs })),
    })),
    quotes: interview.quotes.map(({ quote, context, timestampSecs }) => ({
      quote,
      context,
      timestamp_secs: timestampSecs,
    })),
    qualityScore: quality.score,
    qualityReasons: quality.reasons && [...quality.reasons],
    agentScore: conduct.score,
    agentReasons: conduct.reasons && [...conduct.reasons],
    variant: interview.variant,
    language: interview.language,
    sourceLanguage: interview.sourceLanguage,
    withheld: interview.withheld.map(presentSpan),
    transcript: [],
  };
}

const presentTurn = ({
  role,
  speaker,
  text,
  timestampSecs,
  endSecs,
}: ExportedInterview['turns'][number]) => ({
  role,
  speaker,
  message: text,
  timestamp_secs: timestampSecs,
  end_secs: endSecs,
});

export const presentSpan = ({ startSecs, endSecs, reason }: WithheldSpan) => ({
  start_secs: startSecs,
  end_secs: endSecs,
  reason,
});
