import { Link } from '@tanstack/react-router';
import { useStrings } from '../strings';
import { ColumnsChart } from '../ui/columns-chart';
import { DataTable } from '../ui/data-table';
import { Load } from '../ui/load';
import { number, utcDay } from '../ui/moments';
import type { Range } from './range';
import { type Timeline, useTimeline } from './use-overview';

type Interval = Timeline['intervals'][number];

/** Interviews by time, and the time that they took. */
export function TimelinePart({ range, agent }: { range: Range; agent: string | undefined }) {
  const { overview } = useStrings();
  const query = useTimeline(range, agent);
  if (query.data === null) return null;
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">{overview.timeline}</h2>
      <Load query={query}>{(data) => data && <TimelineCharts {...data} />}</Load>
    </section>
  );
}

function TimelineCharts({ intervals, interval, isComplete }: Timeline) {
  const { overview } = useStrings();
  const labels = intervals.map(({ start }) => utcDay(start));
  const values = (name: 'created' | 'completed' | 'withdrawn') => intervals.map((one) => one[name]);
  const hours = (seconds: number) => overview.hours(number(seconds / 3600, { maximumFractionDigits: 1 }));
  return (
    <>
      {!isComplete && <p className="warning">{overview.incomplete}</p>}
      <div className="charts">
        <figure className="card">
          <figcaption>{overview.byInterval[interval]}</figcaption>
          <ColumnsChart
            labels={labels}
            series={[
              { name: overview.created, values: values('created'), tone: 1 },
              { name: overview.completed, values: values('completed'), tone: 2 },
              { name: overview.withdrawn, values: values('withdrawn'), tone: 3 },
            ]}
          />
        </figure>
        <figure className="card">
          <figcaption>{overview.timeToCompletion}</figcaption>
          <ColumnsChart
            labels={labels}
            format={hours}
            series={[
              {
                name: overview.timeToCompletion,
                values: intervals.map((one) => one.medianSecondsToCompletion),
                tone: 2,
              },
            ]}
          />
        </figure>
      </div>
      <details>
        <summary>{overview.asTable}</summary>
        <TimelineTable intervals={intervals} hours={hours} />
      </details>
    </>
  );
}

function TimelineTable({ intervals, hours }: { intervals: Interval[]; hours: (seconds: number) => string }) {
  const { overview } = useStrings();
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
          cell: ({ created }) => (
            <Link to="/interviews" search={{}}>
              {number(created)}
            </Link>
          ),
        },
        {
          id: 'completed',
          header: overview.completed,
          numeric: true,
          cell: ({ start, completed }) => (
            <Link to="/interviews" search={{ completed: 'asc', since: start.slice(0, 10) }}>
              {number(completed)}
            </Link>
          ),
        },
        {
          id: 'withdrawn',
          header: overview.withdrawn,
          numeric: true,
          cell: ({ start, withdrawn }) => (
            <Link to="/interviews" search={{ completed: 'asc', since: start.slice(0, 10) }}>
              {number(withdrawn)}
            </Link>
          ),
        },
        {
          id: 'time',
          header: overview.timeToCompletion,
          numeric: true,
          cell: ({ medianSecondsToCompletion: seconds }) => (seconds === null ? '–' : hours(seconds)),
        },
      ]}
    />
  );
}
