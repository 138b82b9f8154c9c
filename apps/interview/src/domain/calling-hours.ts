export interface CallingHours {
  fromHour: number;
  untilHour: number;
}

/** @throws Error if the period is empty or ends after 24 */
export function callingHours(fromHour: number, untilHour: number): CallingHours {
  if (fromHour < untilHour && untilHour <= 24) return { fromHour, untilHour };
  throw new Error('CALL_FROM_HOUR must be before CALL_UNTIL_HOUR, which is at most 24');
}

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Returns `due` within the calling hours or if the time zone is unknown, otherwise the next beginning of the hours. */
export function callableFrom(
  due: Date,
  timeZone: string | null,
  { fromHour, untilHour }: CallingHours,
): Date {
  if (timeZone === null) return due;
  const timeOfDay = (moment: Date) => timeOfDayIn(timeZone, moment);
  if (timeOfDay(due) >= fromHour * hourMs && timeOfDay(due) < untilHour * hourMs) return due;
  const beforeMs = (fromHour * hourMs - timeOfDay(due) + 24 * hourMs) % (24 * hourMs);
  const opening = new Date(due.getTime() + beforeMs);
  // the clocks may change before, by a few hours at most
  const aheadMs = timeOfDay(opening) - fromHour * hourMs;
  const changeMs = aheadMs > 12 * hourMs ? aheadMs - 24 * hourMs : aheadMs;
  return new Date(opening.getTime() - changeMs);
}

/** Returns the milliseconds since midnight, to the minute. */
function timeOfDayIn(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (wanted: 'hour' | 'minute') => Number(parts.find(({ type }) => type === wanted)?.value);
  return part('hour') * hourMs + part('minute') * minuteMs;
}
