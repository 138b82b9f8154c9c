import { Link } from '@tanstack/react-router';
import { useInterviewNames } from '../comparisons/use-interview-names';
import { useStrings } from '../strings';
import { type Column, DataTable } from '../ui/data-table';
import { duration, number, utcMoment } from '../ui/moments';
import type { UsageRow } from './use-billing';

interface SessionsTableProps {
  rows: UsageRow[];
  lineOf?: (row: UsageRow) => string;
}

export function SessionsTable({ rows, lineOf }: SessionsTableProps) {
  const { account, agents } = useStrings();
  const texts = account.usage;
  const ids = [...new Set(rows.map(({ interviewId }) => interviewId))];
  const names = useInterviewNames(ids);
  const titleOf = (id: string) => names[ids.indexOf(id)]?.title ?? id.slice(0, 8);
  const columns: Column<UsageRow>[] = [
    { id: 'ended', header: texts.ended, cell: ({ endedAt }) => utcMoment(endedAt) },
    {
      id: 'interview',
      header: texts.interview,
      cell: ({ interviewId, isTest }) => (
        <>
          <Link to="/interviews/$id" params={{ id: interviewId }} search={{ tab: 'sessions' }} dir="auto">
            {titleOf(interviewId)}
          </Link>{' '}
          {isTest && <span className="badge">{texts.test}</span>}
        </>
      ),
    },
    { id: 'channel', header: texts.channel, cell: ({ platform }) => agents.rules.channels[platform] },
    { id: 'time', header: texts.time, numeric: true, cell: ({ seconds }) => duration(seconds) },
    { id: 'billed', header: texts.billed, numeric: true, cell: ({ billedMinutes }) => number(billedMinutes) },
    {
      id: 'recognised',
      header: texts.recognised,
      numeric: true,
      cell: ({ providerUsage: used }) => used && duration(used.recognisedSeconds),
    },
    {
      id: 'synthesised',
      header: texts.synthesised,
      numeric: true,
      cell: ({ providerUsage: used }) => used && duration(used.synthesisedSeconds),
    },
    {
      id: 'tokens',
      header: texts.tokens,
      numeric: true,
      cell: ({ providerUsage }) => tokensOf(providerUsage),
    },
    ...(lineOf ? [{ id: 'line', header: account.invoices.line, cell: lineOf }] : []),
  ];
  return (
    <DataTable<UsageRow>
      labelled
      caption={texts.sessions}
      rows={rows}
      idOf={({ sessionId }) => sessionId}
      columns={columns}
    />
  );
}

/** Empty if a provider did not report its tokens. */
function tokensOf(used: UsageRow['providerUsage']): string {
  if (!used || used.inputTokens === null || used.outputTokens === null) return '';
  return number(used.inputTokens + used.outputTokens);
}
