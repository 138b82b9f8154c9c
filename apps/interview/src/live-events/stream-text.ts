import { eventStreamLimits, type InterviewChangedView } from '@colloquy/contracts';
import type { InterviewChange } from './account-feed';

// https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream

export const openingText = `retry: ${eventStreamLimits.retryMs}\n\n`;

/** A comment, which keeps proxies from closing the connection. */
export const heartbeatText = ': heartbeat\n\n';

/** Browsers do not dispatch an event without data. */
export const resetText = 'event: reset\ndata: {}\n\n';

export function changeText({ interviewId, status, at, type }: InterviewChange): string {
  const view: InterviewChangedView = { interviewId, status, at, type };
  return `event: interview.changed\ndata: ${JSON.stringify(view)}\n\n`;
}
