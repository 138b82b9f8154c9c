import type { Run } from './run-fault.ts';

const columns: [string, (run: Run) => string][] = [
  ['fault', ({ fault }) => fault.name],
  ['accepted', ({ counts }) => String(counts.accepted)],
  ['completed', ({ counts }) => String(counts.completed)],
  ['sessions', ({ counts }) => String(counts.sessions)],
  ['processed', ({ counts }) => String(counts.processed)],
  ['analyses', ({ counts }) => String(counts.analyses)],
  ['usage', ({ counts }) => String(counts.usage)],
  ['delivered', ({ counts }) => String(counts.delivered)],
  ['failed', ({ counts }) => String(counts.failed)],
  ['interrupted', ({ counts }) => String(counts.interrupted)],
  ['received', ({ counts }) => String(counts.received)],
  ['requests', ({ counts }) => String(counts.requests)],
  ['5xx {error}', ({ counts }) => String(counts.failedWithError)],
  ['5xx bare', ({ counts }) => String(counts.failedWithoutError)],
  ['no answer', ({ counts }) => String(counts.unanswered)],
  ['longest s', ({ counts }) => counts.maxSeconds.toFixed(1)],
  ['verdict', ({ wrong }) => (wrong.length === 0 ? 'ok' : 'FAILED')],
];

export function tableOf(runs: Run[]): string {
  const rows = [columns.map(([title]) => title), ...runs.map((run) => columns.map(([, cell]) => cell(run)))];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, index) =>
        index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0),
      )
      .join('  ');
  return rows.map(line).join('\n');
}

const maxListed = 12;

export function complaintsOf({ fault, wrong }: Run) {
  const listed = wrong.slice(0, maxListed).map((text) => `  ${text}`);
  const more = wrong.length > maxListed ? [`  and ${wrong.length - maxListed} more`] : [];
  return [`${fault.name}:`, ...listed, ...more].join('\n');
}

export const notesOn = (runs: Run[]) =>
  runs.flatMap(({ fault, note }) => (note ? [`${fault.name}: ${note}`] : []));
