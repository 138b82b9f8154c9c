import type { InterviewSummary } from '@colloquy/client';
import type { Strings } from '../../strings';
import { safeCell, toCsv } from '../csv-text';
import { joinLink } from '../join-link';
import { standingOf } from '../standing';

/** Times are ISO 8601 in UTC. */
export function selectedCsv(
  selected: readonly InterviewSummary[],
  appUrl: string | null,
  { interviews: { columns, standings, bulk } }: Strings,
  now: number,
): string {
  const head = [
    'id',
    columns.title,
    columns.expert,
    columns.status,
    columns.scheduled,
    columns.completed,
    columns.quality,
    bulk.minutes,
    bulk.link,
  ];
  const rows = selected.map((interview) => [
    interview.id,
    interview.title,
    interview.expertData.name,
    standings[standingOf(interview, now)],
    interview.scheduledAt ?? '',
    interview.completedAt ?? '',
    interview.qualityScore?.toString() ?? '',
    (interview.totalConversationSeconds / 60).toFixed(1),
    appUrl ? joinLink(appUrl, interview.id) : '',
  ]);
  return toCsv([head, ...rows].map((row) => row.map(safeCell)));
}
