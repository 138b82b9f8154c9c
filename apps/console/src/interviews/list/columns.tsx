import type { InterviewSummary } from '@colloquy/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { preferences } from '../../ui/preferences';
import { type FirstStrings, useFirstStrings } from '../../strings';
import type { Column } from '../../ui/data-table';
import { duration } from '../../ui/moments';
import { NamedCell } from '../../ui/named-cell';
import { ScoreBar } from '../../ui/score-bar';
import { relativeTime } from '../relative-time';
import { RelativeMoment } from './relative-moment';
import { StatusBadge } from './status-badge';
import { useNow } from './use-now';

function TitleCell({ interview }: { interview: InterviewSummary }) {
  const { interviews } = useFirstStrings();
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
  { interviews: { columns } }: FirstStrings,
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
          <NamedCell name={columns.scheduled}>
            <RelativeMoment iso={scheduledAt} />
          </NamedCell>
        ),
    },
    {
      id: 'completed',
      header: columns.completed,
      cell: ({ completedAt }) =>
        completedAt && (
          <NamedCell name={columns.completed}>
            <RelativeMoment iso={completedAt} />
          </NamedCell>
        ),
    },
    {
      id: 'quality',
      header: columns.quality,
      cell: ({ qualityScore }) =>
        qualityScore !== null && (
          <NamedCell name={columns.quality}>
            <ScoreBar label={columns.quality} score={qualityScore} />
          </NamedCell>
        ),
    },
    {
      id: 'length',
      header: columns.length,
      numeric: true,
      cell: ({ totalConversationSeconds }) =>
        totalConversationSeconds > 0 && (
          <NamedCell name={columns.length}>{duration(totalConversationSeconds)}</NamedCell>
        ),
    },
    {
      id: 'actions',
      header: <span className="visually-hidden">{columns.actions}</span>,
      cell: menuOf,
    },
  ];
}
