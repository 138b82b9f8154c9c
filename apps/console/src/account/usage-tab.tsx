import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAgents } from '../agents/use-agents';
import { AgentFilter } from '../interviews/list/agent-filter';
import { chosenRange } from '../overview/range';
import { useStrings } from '../strings';
import { ColumnsChart } from '../ui/columns-chart';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Select } from '../ui/field';
import { Load } from '../ui/load';
import { duration, number, utcDay } from '../ui/moments';
import { Pager } from '../ui/pager';
import { type AccountSearch, usagePresets } from './account-search';
import { SessionsTable } from './sessions-table';
import { unknownAgent, type UsageSum, usageByAgent } from './usage';
import { useUsage, useUsagePage, type Period, type UsageRow } from './use-billing';

export function UsageTab() {
  const { account, overview } = useStrings();
  const { days = 30, by, agent, page = 1 } = useSearch({ from: '/account' });
  const navigate = useNavigate({ from: '/account' });
  const [now] = useState(() => new Date());
  const period = chosenRange({ days }, now);
  const go = (change: AccountSearch) => void navigate({ search: { tab: 'usage', ...change } });
  const kept = { ...(by && { by }), ...(agent && { agent }) };
  return (
    <>
      <div className="range-choice">
        <Select
          label={overview.range}
          value={String(days)}
          options={usagePresets.map((preset) => ({ value: String(preset), name: overview.lastDays(preset) }))}
          onChange={({ target }) => {
            const next = usagePresets.find((preset) => String(preset) === target.value);
            if (next) go({ ...kept, days: next });
          }}
        />
        <Select
          label={account.usage.by}
          value={by ?? 'day'}
          options={[
            { value: 'day', name: account.usage.byDay },
            { value: 'agent', name: account.usage.byAgent },
          ]}
          onChange={({ target }) => {
            const { by: _, ...others } = kept;
            go({ ...others, days, ...(target.value === 'agent' && { by: 'agent' as const }) });
          }}
        />
        <AgentFilter
          value={agent}
          onChange={(next) => go({ days, ...(by && { by }), ...(next && { agent: next }) })}
        />
      </div>
      <p className="quiet">{overview.utcDays}</p>
      <Load query={useUsage(period, agent)}>
        {({ entries, byDay, total, totalSeconds, isComplete }) =>
          total === 0 ? (
            <EmptyState title={account.usage.none} />
          ) : (
            <>
              <p>{account.usage.total(duration(totalSeconds), total)}</p>
              {by === 'agent' ? (
                <ByAgent entries={entries} isComplete={isComplete} />
              ) : (
                <ByDay sums={byDay} />
              )}
              <Sessions
                period={period}
                agent={agent}
                page={page}
                onPage={(next) => go({ ...kept, days, page: next })}
              />
            </>
          )
        }
      </Load>
    </>
  );
}

function ByDay({ sums }: { sums: UsageSum[] }) {
  const { account, overview } = useStrings();
  const minutes = (value: number) => account.usage.minutes(number(value, { maximumFractionDigits: 1 }));
  return (
    <>
      <div className="card">
        <ColumnsChart
          labels={sums.map(({ key }) => utcDay(key))}
          format={minutes}
          series={[{ name: account.usage.time, values: sums.map(({ seconds }) => seconds / 60), tone: 2 }]}
        />
      </div>
      <details>
        <summary>{overview.asTable}</summary>
        <SumsTable
          sums={sums.filter(({ sessions }) => sessions > 0)}
          header={account.usage.day}
          nameOf={utcDay}
        />
      </details>
    </>
  );
}

function ByAgent({ entries, isComplete }: { entries: UsageRow[]; isComplete: boolean }) {
  const { account, interviews } = useStrings();
  const { data: agents = [] } = useAgents();
  const nameOf = (id: string) => {
    if (id === unknownAgent) return account.usage.otherAgents;
    const agent = agents.find((known) => known.id === id);
    if (!agent) return interviews.agentFilter.deleted;
    return (
      <Link to="/agents/$id" params={{ id }} search={{}}>
        {agent.name}
      </Link>
    );
  };
  return (
    <>
      {!isComplete && <p className="quiet">{account.usage.latestOnly(number(entries.length))}</p>}
      <SumsTable sums={usageByAgent(entries)} header={account.usage.agent} nameOf={nameOf} withBars />
    </>
  );
}

interface SumsTableProps {
  sums: UsageSum[];
  header: string;
  nameOf: (key: string) => React.ReactNode;
  withBars?: boolean;
}

function SumsTable({ sums, header, nameOf, withBars }: SumsTableProps) {
  const { account } = useStrings();
  const most = Math.max(1, ...sums.map(({ seconds }) => seconds));
  const bar = {
    id: 'bar',
    header: <span className="visually-hidden">{account.usage.share}</span>,
    cell: ({ seconds }: UsageSum) => (
      <span className="usage-bar" aria-hidden="true">
        <i style={{ inlineSize: `${(seconds / most) * 100}%` }} />
      </span>
    ),
  };
  return (
    <DataTable<UsageSum>
      labelled
      caption={account.tabs.usage}
      rows={sums}
      idOf={({ key }) => key}
      columns={[
        { id: 'name', header, cell: ({ key }) => nameOf(key) },
        { id: 'time', header: account.usage.time, numeric: true, cell: ({ seconds }) => duration(seconds) },
        {
          id: 'sessions',
          header: account.usage.sessions,
          numeric: true,
          cell: ({ sessions }) => number(sessions),
        },
        ...(withBars ? [bar] : []),
      ]}
    />
  );
}

interface SessionsProps {
  period: Period;
  agent: string | undefined;
  page: number;
  onPage: (page: number) => void;
}

function Sessions({ period, agent, page, onPage }: SessionsProps) {
  const { account } = useStrings();
  return (
    <>
      <h2>{account.usage.sessions}</h2>
      <Load query={useUsagePage({ ...period, ...(agent && { agentGroupId: agent }) }, page, 25)}>
        {({ entries, pagination }) => (
          <>
            <SessionsTable rows={entries} />
            <Pager page={page} totalPages={pagination.totalPages} onPage={onPage} />
          </>
        )}
      </Load>
    </>
  );
}
