import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { agentLanguages } from '../agents/agent-models';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { languageName } from '../ui/language-name';
import type { ListSearch } from '../interviews/list-search';
import { Histogram } from './histogram';
import { LinkedNumber } from './linked-number';
import { countedIn, ofAgent } from './links';
import { QuestionsTable } from './questions-table';
import { maxDistributionDays, type Range } from './range';
import { type Distributions, type Scores, useDistributions } from './use-overview';

export function DistributionsPart({ range, agent }: { range: Range; agent: string | undefined }) {
  const { overview } = useStrings();
  const query = useDistributions(range, agent);
  if (query.data === null) return null;
  return (
    <section aria-labelledby="distributions">
      <h2 id="distributions">{overview.quality}</h2>
      {range.days > maxDistributionDays && <p className="quiet">{overview.lastPart(maxDistributionDays)}</p>}
      <Load query={query}>{(data) => data && <Tables data={data} agent={agent} />}</Load>
    </section>
  );
}

interface Row extends Scores {
  key: string;
  name: ReactNode;
  /** Undefined if the list cannot show the interviews. */
  search: ListSearch | undefined;
}

interface TablesProps {
  data: Distributions;
  agent: string | undefined;
}

function Tables({ data, agent }: TablesProps) {
  const { overview, agents, interviews } = useStrings();
  if (data.interviews === 0) return <EmptyState title={overview.noneCompleted} />;
  const channelName = (channel: 'WEB' | 'PHONE' | null) =>
    channel ? agents.rules.channels[channel] : interviews.noSession;
  return (
    <>
      {!data.isComplete && <p className="warning">{overview.incomplete}</p>}
      <ScoreTable
        title={overview.byAgentVersion}
        rows={[
          { ...data, key: 'all', name: overview.all, search: countedIn(data, ofAgent(agent)) },
          ...data.byAgentVersion.map((row) => ({
            ...row,
            key: `${row.agentGroupId}:${row.versionNumber}`,
            name: (
              <Link to="/agents/$id" params={{ id: row.agentGroupId }} search={{}}>
                {row.agentName}, {agents.versionOf(row.versionNumber)}
              </Link>
            ),
            search: countedIn(data, { agent: row.agentGroupId, version: row.versionNumber }),
          })),
        ]}
      />
      <ScoreTable
        title={overview.byChannel}
        rows={data.byChannel.map((row) => ({
          ...row,
          key: row.channel ?? '',
          name: channelName(row.channel),
          search: countedIn(data, { ...ofAgent(agent), channel: row.channel ?? 'NONE' }),
        }))}
      />
      <ScoreTable
        title={overview.byLanguage}
        rows={data.byLanguage.map((row) => {
          const language = agentLanguages.find((known) => known === row.language);
          return {
            ...row,
            key: row.language,
            name: languageName(row.language),
            search: language && countedIn(data, { ...ofAgent(agent), language }),
          };
        })}
      />
      <QuestionsTable data={data} agent={agent} />
    </>
  );
}

function ScoreTable({ title, rows }: { title: string; rows: Row[] }) {
  const { overview } = useStrings();
  return (
    <div className="score-table">
      <h3>{title}</h3>
      <DataTable<Row>
        labelled
        caption={title}
        rows={rows}
        idOf={({ key }) => key}
        columns={[
          { id: 'name', header: title, cell: ({ name }) => name },
          {
            id: 'interviews',
            header: overview.interviews,
            numeric: true,
            cell: ({ interviews, search }) => <LinkedNumber value={interviews} search={search} />,
          },
          {
            id: 'quality',
            header: overview.qualityScore,
            cell: ({ qualityScore, search }) => (
              <Histogram
                name={overview.qualityScore}
                counts={qualityScore}
                searchOf={(quality) => search && { ...search, quality }}
              />
            ),
          },
          {
            id: 'conduct',
            header: overview.agentScore,
            cell: ({ agentScore, search }) => (
              <Histogram
                name={overview.agentScore}
                counts={agentScore}
                searchOf={(conduct) => search && { ...search, conduct }}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
