import type { InterviewSummary } from '@colloquy/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { preferences } from '../../app/preferences';
import { type Strings, useStrings } from '../../strings';
import type { Column } from '../../ui/data-table';
import { duration } from '../../ui/moments';
import { ScoreBar } from '../../ui/score-bar';
import { relativeTime } from '../relative-time';
import { RelativeMoment } from './relative-moment';
import { StatusBadge } from './status-badge';
import { useNow } from './use-now';

/** A cell that says its column where the table has no headings. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span className="cell-name" aria-hidden>
      {name}
    </span>
    {children}
  </>
);

function TitleCell({ interview }: { interview: InterviewSummary }) {
  const { interviews } = useStrings();
  const { id, title, isTest, createdAt } = interview;
  const now = useNow();
  return (
    <>
      <Link to="/interviews/$id" params={{ id }} search={{}} className="cell-title">
        {title}
      </Link>{' '}
      {isTest && <span className="badge">{interviews.test}</span>}
      <span className="cell-note">
        {interviews.created(relativeTime(createdAt, now, preferences.language()))}
      </span>
    </>
  );
}

export function columnsOf(
  { interviews: { columns } }: Strings,
  menuOf: (interview: InterviewSummary) => ReactNode,
): Column<InterviewSummary>[] {
  return [
    {
      id: 'title',
      header: columns.title,
      cell: (interview) => <TitleCell interview={interview} />,
    },
    {
      id: 'expert',
      header: columns.expert,
      cell: ({ expertData }) => (
        <>
          {expertData.name}
          <span className="cell-note">{expertData.title}</span>
        </>
      ),
    },
    { id: 'status', header: columns.status, cell: (interview) => <StatusBadge interview={interview} /> },
    {
      id: 'scheduled',
      header: columns.scheduled,
      cell: ({ scheduledAt }) =>
        scheduledAt && (
          <Named name={columns.scheduled}>
            <RelativeMoment iso={scheduledAt} />
          </Named>
        ),
    },
    {
      id: 'completed',
      header: columns.completed,
      cell: ({ completedAt }) =>
        completedAt && (
          <Named name={columns.completed}>
            <RelativeMoment iso={completedAt} />
          </Named>
        ),
    },
    {
      id: 'quality',
      header: columns.quality,
      cell: ({ qualityScore }) =>
        qualityScore !== null && (
          <Named name={columns.quality}>
            <ScoreBar label={columns.quality} score={qualityScore} />
          </Named>
        ),
    },
    {
      id: 'length',
      header: columns.length,
      numeric: true,
      cell: ({ totalConversationSeconds }) =>
        totalConversationSeconds > 0 && (
          <Named name={columns.length}>{duration(totalConversationSeconds)}</Named>
        ),
    },
    {
      id: 'actions',
      header: <span className="visually-hidden">{columns.actions}</span>,
      cell: menuOf,
    },
  ];
}
