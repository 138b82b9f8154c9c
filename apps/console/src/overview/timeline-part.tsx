import { Link } from '@tanstack/react-router';
import type { ListSearch } from '../interviews/list-search';
import { useStrings } from '../strings';
import { type ColumnProps, ColumnsChart } from '../ui/columns-chart';
import { DataTable } from '../ui/data-table';
import { Load } from '../ui/load';
import { utcDay } from '../ui/moments';
import { LinkedNumber } from './linked-number';
import { completedInInterval, createdIn, withdrawnIn } from './links';
import type { Range } from './range';
import { roughDuration } from './rough-duration';
import { type Timeline, useTimeline } from './use-overview';

type Interval = Timeline['intervals'][number];

export function TimelinePart({ range, agent }: { range: Range; agent: string | undefined }) {
  const { overview } = useStrings();
  const query = useTimeline(range, agent);
  if (query.data === null) return null;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{overview.timeline}</h2>
      <Load query={query}>{(data) => data && <TimelineCharts timeline={data} agent={agent} />}</Load>
    </section>
  );
}

interface TimelineProps {
  timeline: Timeline;
  agent: string | undefined;
}

function TimelineCharts({ timeline, agent }: TimelineProps) {
  const { overview } = useStrings();
  const { intervals, interval, isComplete } = timeline;
  const labels = intervals.map(({ start }) => utcDay(start));
  const values = (name: 'created' | 'completed' | 'withdrawn') => intervals.map((one) => one[name]);
  return (
    <>
      {!isComplete && <p className="warning">{overview.incomplete}</p>}
      <div className="charts">
        <figure className="card">
          <figcaption>{overview.byInterval[interval]}</figcaption>
          <ColumnsChart
            labels={labels}
            series={[
              {
                name: overview.created,
                values: values('created'),
                tone: 1,
                columnOf: (index, props) => (
                  <ColumnLink search={createdIn(timeline, index, agent)} {...props} />
                ),
              },
              {
                name: overview.completed,
                values: values('completed'),
                tone: 2,
                columnOf: (index, props) => (
                  <ColumnLink search={completedInInterval(timeline, index, agent)} {...props} />
                ),
              },
              {
                name: overview.withdrawn,
                values: values('withdrawn'),
                tone: 3,
                columnOf: (index, props) => (
                  <ColumnLink search={withdrawnIn(timeline, index, agent)} {...props} />
                ),
              },
            ]}
          />
        </figure>
        <figure className="card">
          <figcaption>{overview.timeToCompletion}</figcaption>
          <ColumnsChart
            labels={labels}
            format={roughDuration}
            series={[
              {
                name: overview.timeToCompletion,
                values: intervals.map((one) => one.medianSecondsToCompletion),
                tone: 2,
                columnOf: (index, props) => (
                  <ColumnLink search={completedInInterval(timeline, index, agent)} {...props} />
                ),
              },
            ]}
          />
        </figure>
      </div>
      <details>
        <summary>{overview.asTable}</summary>
        <TimelineTable timeline={timeline} agent={agent} />
      </details>
    </>
  );
}

/** For the mouse only: the chart is hidden from screen readers, and the table has the same links. */
const ColumnLink = ({ search, ...props }: ColumnProps & { search: ListSearch }) => (
  <Link to="/interviews" search={search} tabIndex={-1} {...props} />
);

function TimelineTable({ timeline, agent }: TimelineProps) {
  const { overview } = useStrings();
  const { intervals } = timeline;
  const shown = intervals.filter(({ created, completed, withdrawn }) => created + completed + withdrawn > 0);
  return (
    <DataTable<Interval>
      labelled
      caption={overview.timeline}
      rows={shown}
      idOf={({ start }) => start}
      columns={[
        { id: 'start', header: overview.start, cell: ({ start }) => utcDay(start) },
        {
          id: 'created',
          header: overview.created,
          numeric: true,
          cell: (row) => (
            <LinkedNumber value={row.created} search={createdIn(timeline, intervals.indexOf(row), agent)} />
          ),
        },
        {
          id: 'completed',
          header: overview.completed,
          numeric: true,
          cell: (row) => (
            <LinkedNumber
              value={row.completed}
              search={completedInInterval(timeline, intervals.indexOf(row), agent)}
            />
          ),
        },
        {
          id: 'withdrawn',
          header: overview.withdrawn,
          numeric: true,
          cell: (row) => (
            <LinkedNumber
              value={row.withdrawn}
              search={withdrawnIn(timeline, intervals.indexOf(row), agent)}
            />
          ),
        },
        {
          id: 'time',
          header: overview.timeToCompletion,
          numeric: true,
          cell: (row) => {
            const { completed, medianSecondsToCompletion: seconds } = row;
            if (seconds === null) return '–';
            const search = completedInInterval(timeline, intervals.indexOf(row), agent);
            return <LinkedNumber value={completed} shown={roughDuration(seconds)} search={search} />;
          },
        },
      ]}
    />
  );
}
