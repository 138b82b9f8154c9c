import type { Verdict } from '@colloquy/contracts';
import type { ExportedFinding, ExportedInterview, Score } from './exported-interview';

export type Block =
  | { kind: 'title' | 'heading' | 'subheading' | 'text' | 'note' | 'item'; text: string }
  | { kind: 'turn'; speaker: string; time: string; text: string };

const verdictText: Readonly<Record<Verdict, string>> = {
  answered: 'Answered',
  partly: 'Partly answered',
  refused: 'Not answered',
  not_asked: 'Not asked',
};

const analysts: Readonly<Record<string, string>> = {
  embedded: 'by rules, without a language model',
  openai: 'by a language model',
};

export function* blocksOf(interview: ExportedInterview): Generator<Block> {
  yield { kind: 'title', text: interview.title };
  for (const text of factsOf(interview)) yield { kind: 'note', text };
  if (interview.summary !== null) {
    yield { kind: 'heading', text: 'Summary' };
    yield { kind: 'text', text: interview.summary };
  }
  if (interview.findings.length > 0) yield { kind: 'heading', text: 'Findings' };
  for (const finding of interview.findings) yield* findingBlocks(finding);
  if (interview.quotes.length > 0) yield { kind: 'heading', text: 'Quotes' };
  for (const { quote, timestampSecs } of interview.quotes) {
    yield { kind: 'item', text: `“${quote}” (${clockTime(timestampSecs)})` };
  }
  yield* scoreBlocks('Quality of the interview', interview.quality);
  yield* scoreBlocks('Conduct of the interviewer', interview.conduct);
  yield { kind: 'heading', text: 'Transcript' };
  yield { kind: 'note', text: transcriptNote(interview) };
  for (const { speaker, timestampSecs, text } of interview.turns) {
    yield { kind: 'turn', speaker, time: clockTime(timestampSecs), text };
  }
}

function factsOf(interview: ExportedInterview): string[] {
  const { expert, startedAt, completedAt, withdrawnAt } = interview;
  return [
    ...(interview.isTest ? ['Test interview'] : []),
    `Expert: ${expert.name}, ${expert.title}`,
    `Interviewer: ${interview.agentPersonaName} (AI)`,
    `Conducted: ${startedAt ? moment(startedAt) : 'not yet'}`,
    `Completed: ${completedAt ? moment(completedAt) : 'not yet'}`,
    ...(interview.analysedBy === null
      ? []
      : [`Analysed: ${analysts[interview.analysedBy] ?? interview.analysedBy}`]),
    ...interview.consents.map(
      ({ agreedAt, givenBy, channel }) =>
        `Consent: given by ${givenBy} on ${moment(agreedAt)} (${channel === 'PHONE' ? 'phone' : 'web'})`,
    ),
    ...(withdrawnAt ? [`Consent: withdrawn on ${moment(withdrawnAt)}; the content is not delivered`] : []),
  ];
}

function* findingBlocks({ question, verdict, answer, claims }: ExportedFinding): Generator<Block> {
  yield { kind: 'subheading', text: question };
  yield { kind: 'text', text: answer === null ? verdictText[verdict] : `${verdictText[verdict]}: ${answer}` };
  for (const { text, timestampSecs } of claims) {
    yield { kind: 'item', text: timestampSecs === null ? text : `${text} (${clockTime(timestampSecs)})` };
  }
}

function* scoreBlocks(name: string, { score, reasons }: Score): Generator<Block> {
  if (score === null && !reasons?.length) return;
  yield { kind: 'heading', text: `${name}: ${score === null ? 'not scored' : `${score} of 100`}` };
  for (const text of reasons ?? []) yield { kind: 'item', text };
}

function transcriptNote({ turns, variant, language, sourceLanguage }: ExportedInterview): string {
  if (turns.length === 0) return 'There is no transcript.';
  return variant === 'translated'
    ? `Translated from ${languageName(sourceLanguage)} to ${languageName(language)}`
    : `Language: ${languageName(language)}`;
}

const languageName = (code: string) =>
  new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(code) ?? code;

const moment = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export function clockTime(timestampSecs: number): string {
  const seconds = Math.floor(timestampSecs);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
