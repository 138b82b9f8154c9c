import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { number } from '../ui/moments';
import type { Distributions } from './use-overview';

type QuestionRow = Distributions['byQuestion'][number];
const verdicts = ['answered', 'partly', 'refused', 'not_asked'] as const;
const percent = (share: number) => number(share, { style: 'percent' });

/** Shows for each position of a question how often the question was answered. */
export function QuestionsTable({ rows }: { rows: QuestionRow[] }) {
  const { overview } = useStrings();
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{overview.dropOut}</h3>
      <DataTable<QuestionRow>
        labelled
        caption={overview.dropOut}
        rows={rows}
        idOf={({ question }) => String(question)}
        columns={[
          {
            id: 'question',
            header: overview.question,
            cell: ({ question }) => number(question),
            numeric: true,
          },
          {
            id: 'interviews',
            header: overview.interviews,
            numeric: true,
            cell: ({ interviews }) => number(interviews),
          },
          { id: 'bar', header: overview.share, cell: (row) => <Shares row={row} /> },
          ...verdicts.map((verdict) => ({
            id: verdict,
            header: overview.verdicts[verdict],
            numeric: true,
            cell: (row: QuestionRow) => percent(row[verdict]),
          })),
        ]}
      />
    </>
  );
}

/** Hidden from screen readers: the other columns have the same numbers. */
const Shares = ({ row }: { row: QuestionRow }) => (
  <span className="shares" aria-hidden="true">
    {verdicts.map((verdict) => (
      <i key={verdict} className={`verdict-${verdict}`} style={{ inlineSize: percentOf(row[verdict]) }} />
    ))}
  </span>
);

const percentOf = (share: number) => `${share * 100}%`;
