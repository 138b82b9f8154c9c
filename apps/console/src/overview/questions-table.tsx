import { verdicts } from '../interviews/list-search';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { number } from '../ui/moments';
import { LinkedNumber } from './linked-number';
import { foundIn } from './links';
import type { Distributions } from './use-overview';

type QuestionRow = Distributions['byQuestion'][number];
const percent = (share: number) => number(share, { style: 'percent' });

interface QuestionsTableProps {
  data: Pick<Distributions, 'from' | 'to' | 'byQuestion'>;
  agent: string | undefined;
}

export function QuestionsTable({ data, agent }: QuestionsTableProps) {
  const { overview, interview } = useStrings();
  if (data.byQuestion.length === 0) return null;
  return (
    <>
      <h3>{overview.dropOut}</h3>
      <DataTable<QuestionRow>
        labelled
        caption={overview.dropOut}
        rows={data.byQuestion}
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
            cell: ({ interviews, question }) => (
              <LinkedNumber value={interviews} search={foundIn(data, { question }, agent)} />
            ),
          },
          { id: 'bar', header: overview.share, cell: (row) => <Shares row={row} /> },
          ...verdicts.map((verdict) => ({
            id: verdict,
            header: interview.verdicts[verdict],
            numeric: true,
            cell: (row: QuestionRow) => (
              <LinkedNumber
                value={row[verdict]}
                shown={percent(row[verdict])}
                search={foundIn(data, { question: row.question, verdict }, agent)}
              />
            ),
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
