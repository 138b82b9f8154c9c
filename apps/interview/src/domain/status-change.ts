import type { Change, Interview } from './interview';

/**
 * Adds a fact to a change of the status or of its reason that no other fact announces: every fact of a change names the
 * interview, and its readers read the status again.
 */
export function withStatusChange(before: Interview, change: Change): Change {
  const { id, status, statusReason } = change.interview;
  const isSame = before.status === status && before.statusReason === statusReason;
  if (isSame || change.facts.length > 0) return change;
  const data = { interviewId: id, status, statusReason };
  return { interview: change.interview, facts: [{ type: 'interview.status-changed.v1', data }] };
}
