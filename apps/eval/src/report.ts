import { type Scores, type Share, sumOf, type TranscriptScores } from './score';

const columns: readonly (readonly [string, (scores: Scores) => string])[] = [
  ['transcripts', ({ transcripts }) => String(transcripts)],
  ['recall', ({ recall }) => percent(recall)],
  ['precision', ({ precision }) => percent(precision)],
  ['forbidden', ({ forbidden }) => String(forbidden)],
  ['in findings', ({ forbiddenFindings }) => String(forbiddenFindings)],
  ['pairs', ({ pairs }) => percent(pairs)],
  ['conduct pairs', ({ conductPairs }) => percent(conductPairs)],
  ['bands', ({ bands }) => percent(bands)],
  ['abstentions', ({ abstentions }) => percent(abstentions)],
  ['flags', ({ flags }) => percent(flags)],
  ['false alarms', ({ falseAlarms }) => String(falseAlarms)],
  ['verdicts', ({ verdicts }) => percent(verdicts)],
  ['CPU ms', ({ cpuMs, transcripts }) => (cpuMs / transcripts).toFixed(0)],
  ['tokens', ({ tokens, transcripts }) => (tokens === 0 ? 'n/a' : (tokens / transcripts).toFixed(0))],
];

const percent = ({ right, all }: Share): string =>
  all === 0 ? 'n/a' : `${Math.floor((right * 100) / all)} %`;

/** Returns tables by kind and by language, and the totals. CPU time and tokens are per transcript. */
export function report(scores: readonly TranscriptScores[]): string {
  return [
    tableOf('kind', groups(scores, 'kind')),
    tableOf('language', groups(scores, 'language')),
    tableOf('', [['total', sumOf(scores)]]),
  ].join('\n\n');
}

export function findingsOf({ name, quality, missing, said }: TranscriptScores): string {
  return [
    `${name}: quality ${quality ?? 'none'}`,
    ...missing.map((fact) => `  missing: ${fact}`),
    ...said.map((statement) => `  forbidden: ${statement}`),
  ].join('\n');
}

function groups(scores: readonly TranscriptScores[], by: 'kind' | 'language'): [string, Scores][] {
  const names = [...new Set(scores.map((each) => each[by]))].sort();
  return names.map((name) => [name, sumOf(scores.filter((each) => each[by] === name))]);
}

function tableOf(title: string, rows: readonly (readonly [string, Scores])[]): string {
  const lines = [
    [title, ...columns.map(([head]) => head)],
    ...rows.map(([name, scores]) => [name, ...columns.map(([, cell]) => cell(scores))]),
  ];
  const first = Math.max(16, ...lines.map(([name = '']) => name.length));
  const line = ([name = '', ...cells]: string[]) =>
    [
      name.padEnd(first),
      ...cells.map((cell, index) => cell.padStart((columns[index]?.[0] ?? '').length)),
    ].join('  ');
  return lines.map(line).join('\n');
}
