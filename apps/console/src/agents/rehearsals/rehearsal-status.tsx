import type { RehearsalSummary } from './rehearsal-models';
import { rehearsalStrings } from './rehearsal-strings';

export function RehearsalStatus({ status }: Pick<RehearsalSummary, 'status'>) {
  const rehearsals = rehearsalStrings();
  return <span className={`badge rehearsal-${status}`}>{rehearsals.statuses[status]}</span>;
}
