import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { agentLanguages } from '../agents/agent-models';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { languageName } from '../ui/language-name';
import { number } from '../ui/moments';
import type { ListSearch } from '../interviews/list-search';
import { LinkedNumber } from './linked-number';
import { completedIn, ofAgent } from './links';
import { QuestionsTable } from './questions-table';
import { maxDistributionDays, type Range } from './range';
import { bucketName, medianScore } from './scores';
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
  /** Lists the interviews of the row; undefined if the list cannot show them. */
  search: ListSearch | undefined;
}

interface TablesProps {
  data: Distributions;
  agent: string | undefined;
}

function Tables({ data, agent }: TablesProps) {
  const { overview, agents } = useStrings();
  if (data.interviews === 0) return <EmptyState title={overview.noneCompleted} />;
  const channelName = (channel: 'WEB' | 'PHONE' | null) =>
    channel ? agents.rules.channels[channel] : overview.noSession;
  return (
    <>
      {!data.isComplete && <p className="warning">{overview.incomplete}</p>}
      <ScoreTable
        title={overview.byAgentVersion}
        rows={[
          { ...data, key: 'all', name: overview.all, search: completedIn(data, ofAgent(agent)) },
          ...data.byAgentVersion.map((row) => ({
            ...row,
            key: `${row.agentGroupId}:${row.versionNumber}`,
            name: (
              <Link to="/agents/$id" params={{ id: row.agentGroupId }} search={{}}>
                {row.agentName}, {agents.versionOf(row.versionNumber)}
              </Link>
            ),
            search: completedIn(data, { agent: row.agentGroupId, version: row.versionNumber }),
          })),
        ]}
      />
      <ScoreTable
        title={overview.byChannel}
        rows={data.byChannel.map((row) => ({
          ...row,
          key: row.channel ?? '',
          name: channelName(row.channel),
          search: row.channel ? completedIn(data, { ...ofAgent(agent), channel: row.channel }) : undefined,
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
            search: language && completedIn(data, { ...ofAgent(agent), language }),
          };
        })}
      />
      <QuestionsTable rows={data.byQuestion} />
    </>
  );
}

function ScoreTable({ title, rows }: { title: string; rows: Row[] }) {
  const { overview } = useStrings();
  return (
    <>
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
            cell: ({ qualityScore }) => <Histogram name={overview.qualityScore} counts={qualityScore} />,
          },
          {
            id: 'conduct',
            header: overview.agentScore,
            cell: ({ agentScore }) => <Histogram name={overview.agentScore} counts={agentScore} />,
          },
        ]}
      />
    </>
  );
}

/** One column for each range of scores. Screen readers read the numbers. */
function Histogram({ name, counts }: { name: string; counts: readonly number[] }) {
  const { overview } = useStrings();
  const most = Math.max(1, ...counts);
  const median = medianScore(counts);
  if (median === null) return <span className="quiet">–</span>;
  const told = counts.flatMap((count, bucket) =>
    count > 0 ? [`${bucketName(bucket)}: ${number(count)}`] : [],
  );
  return (
    <span className="histogram">
      <span className="histogram-columns" role="img" aria-label={`${name}: ${told.join(', ')}`}>
        {counts.map((count, bucket) => (
          <i
            key={bucket}
            title={`${bucketName(bucket)}: ${number(count)}`}
            style={{ blockSize: `${(count / most) * 100}%` }}
          />
        ))}
      </span>
      <span className="quiet">{overview.median(number(median))}</span>
    </span>
  );
}
