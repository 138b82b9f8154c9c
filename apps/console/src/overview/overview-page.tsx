import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAgents } from '../agents/use-agents';
import { useStrings } from '../strings';
import { DayField } from '../ui/day-field';
import { Select } from '../ui/field';
import { Load } from '../ui/load';
import { number } from '../ui/moments';
import { Page } from '../ui/page';
import { DistributionsPart } from './distributions-part';
import { EndpointsPart } from './endpoints-part';
import { chosenRange, type OverviewSearch, presets } from './range';
import { TimelinePart } from './timeline-part';
import { useCounts } from './use-overview';
import '../style/overview.css';

export function OverviewPage() {
  const { overview } = useStrings();
  const search = useSearch({ from: '/overview' });
  // fixed for the whole visit: a range that moved with the clock would repeat every query
  const [now] = useState(() => new Date());
  const range = chosenRange(search, now);
  return (
    <Page title={overview.title}>
      <Counts />
      <RangeChoice search={search} shown={{ from: range.from.slice(0, 10), to: lastDay(range.to) }} />
      <p className="quiet">{overview.utcDays}</p>
      <TimelinePart range={range} agent={search.agent} />
      <DistributionsPart range={range} agent={search.agent} />
      <EndpointsPart range={range} agent={search.agent} />
    </Page>
  );
}

const lastDay = (to: string) => new Date(Date.parse(to) - 1).toISOString().slice(0, 10);

function Counts() {
  const { overview } = useStrings();
  const states = [
    ['notScheduled', { status: 'NOT_SCHEDULED' }],
    ['scheduled', { status: 'SCHEDULED' }],
    ['inProgress', { status: 'IN_PROGRESS' }],
    ['completed', { status: 'COMPLETED' }],
    ['abandoned', { status: 'ABANDONED' }],
    ['total', {}],
  ] as const;
  return (
    <section aria-labelledby="counts">
      <h2 id="counts">{overview.now}</h2>
      <Load query={useCounts()}>
        {(counts) => (
          <ul className="counts">
            {states.map(([name, search]) => {
              return (
                <li key={name} className="card">
                  <Link to="/interviews" search={search}>
                    <strong>{number(counts[name])}</strong> {overview.counts[name]}
                  </Link>
                  {name === 'abandoned' && <p className="quiet">{overview.abandonedHint}</p>}
                </li>
              );
            })}
          </ul>
        )}
      </Load>
    </section>
  );
}

interface RangeChoiceProps {
  search: OverviewSearch;
  shown: { from: string; to: string };
}

function RangeChoice({ search, shown }: RangeChoiceProps) {
  const { overview, interviews } = useStrings();
  const { agentFilter } = interviews;
  const navigate = useNavigate({ from: '/overview' });
  const { data: agents = [] } = useAgents();
  const kept = search.agent ? { agent: search.agent } : {};
  const go = (next: OverviewSearch) => void navigate({ search: next, replace: true });
  const setDay = (change: { from?: string; to?: string }) => {
    const { from, to } = { ...shown, ...change };
    if (from && to && from <= to) go({ ...kept, from, to });
  };
  const current = search.from ? '' : String(search.days ?? 30);
  return (
    <div className="range-choice">
      <Select
        label={overview.range}
        value={current}
        options={[
          ...presets.map((days) => ({ value: String(days), name: overview.lastDays(days) })),
          ...(current === '' ? [{ value: '', name: overview.ownRange }] : []),
        ]}
        onChange={({ target }) => {
          const days = presets.find((preset) => String(preset) === target.value);
          if (days) go({ ...kept, days });
        }}
      />
      <DayField
        label={overview.from}
        value={shown.from}
        max={shown.to}
        onChange={(from) => setDay({ from })}
      />
      <DayField label={overview.to} value={shown.to} min={shown.from} onChange={(to) => setDay({ to })} />
      <Select
        label={agentFilter.label}
        value={search.agent ?? ''}
        options={[
          { value: '', name: agentFilter.all },
          ...agents.map(({ id, name }) => ({ value: id, name })),
        ]}
        onChange={({ target }) => {
          const { agent: _agent, ...rest } = search;
          go(target.value ? { ...rest, agent: target.value } : rest);
        }}
      />
    </div>
  );
}
