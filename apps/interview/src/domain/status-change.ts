import type { Change, Interview } from './interview';

/** Adds a status fact if no other fact announces the change. Any fact suffices, because readers reload the status. */
export function withStatusChange(before: Interview, change: Change): Change {
  const { id, status, statusReason } = change.interview;
  const isSame = before.status === status && before.statusReason === statusReason;
  if (isSame || change.facts.length > 0) return change;
  const data = { interviewId: id, status, statusReason };
  return { interview: change.interview, facts: [{ type: 'interview.status-changed.v1', data }] };
}
