import type { InterviewSummary } from '@colloquy/client';
import { type FirstStrings, useFirstStrings } from '../../strings';
import { moment } from '../../ui/moments';
import { reasonOf, standingOf } from '../standing';
import { useNow } from './use-now';

function reasonText(text: string, { interviews: { reasons } }: FirstStrings): string {
  const reason = reasonOf(text);
  switch (reason.kind) {
    case 'noShow':
    case 'withdrawn':
      return reasons[reason.kind];
    case 'attempt':
      return reasons.attempt(reasons[reason.failure], reason.attempt, reason.of);
    case 'gaveUp':
      return reasons.gaveUp(reasons[reason.failure]);
    case 'callingHours':
      return reasons.callingHours(moment(reason.until));
    default:
      return reason.text;
  }
}

type Facts = Pick<
  InterviewSummary,
  'status' | 'statusReason' | 'withdrawnAt' | 'resumeHoldUntil' | 'sessions'
>;

export function StatusBadge({ interview }: { interview: Facts }) {
  const strings = useFirstStrings();
  const standing = standingOf(interview, useNow());
  const { statusReason } = interview;
  return (
    <>
      <span className={`badge standing-${standing}`}>{strings.interviews.standings[standing]}</span>
      {statusReason && standing !== 'withdrawn' && (
        <span className="cell-note reason">{reasonText(statusReason, strings)}</span>
      )}
    </>
  );
}
