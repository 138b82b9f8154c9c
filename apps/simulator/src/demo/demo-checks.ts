import type { Outcome } from '../expert/expert.ts';
import type { Received } from './receiver.ts';

/**
 * What a demo came to.
 */
export type DemoResult = {
  interview: any;
  transcript: { role: string; message: string; timestamp_secs: number }[];
  notifications: Received[];
  outcome: Outcome;
  header: { name: string; value: string };
};

/** Everything that should be there, and whether it is. */
export function checksOf({
  interview,
  transcript,
  notifications,
  outcome,
  header,
}: DemoResult): { what: string; ok: boolean }[] {
  const session = interview.sessions?.find((each: any) => each.id === outcome.sessions.at(-1));
  const users = transcript.filter(({ role }) => role === 'user');
  const agents = transcript.filter(({ role }) => role === 'agent');
  const quotes = interview.quotes ?? [];
  const [notification] = notifications;
  const payload = parsed(notification?.body);
  return [
    {
      what: 'the interview is COMPLETED',
      ok: interview.status === 'COMPLETED' && Boolean(interview.completedAt),
    },
    { what: 'the expert ended it', ok: session?.disconnectReason === 'completed_by_expert' },
    { what: 'its session is processed', ok: session?.isProcessed === true },
    {
      what: `every answer the expert gave is in the transcript (${outcome.acknowledged})`,
      ok: outcome.acknowledged > 0 && users.length === outcome.acknowledged,
    },
    { what: 'so is what the interviewer said', ok: agents.length > interview.questions.length },
    { what: 'there is a summary', ok: typeof interview.summary === 'string' && interview.summary !== '' },
    {
      what: 'there are quotes, word for word from the transcript',
      ok:
        quotes.length > 0 &&
        quotes.every(({ quote }: any) => users.some(({ message }) => message.includes(quote))),
    },
    { what: 'there is a quality score', ok: isScore(interview.qualityScore) },
    { what: 'there is a conduct score', ok: isScore(interview.agentScore) },
    { what: 'exactly one notification arrived', ok: notifications.length === 1 },
    {
      what: 'as a POST of JSON with our header',
      ok:
        notification?.method === 'POST' &&
        String(notification.headers['content-type']).startsWith('application/json') &&
        notification.headers[header.name] === header.value,
    },
    {
      what: 'that tells of this interview what the API tells',
      ok:
        payload?.interviewId === interview.id &&
        payload.success === true &&
        payload.completedAt === interview.completedAt &&
        payload.qualityScore === interview.qualityScore &&
        payload.agentScore === interview.agentScore,
    },
  ];
}

const isScore = (score: unknown) => typeof score === 'number' && score >= 0 && score <= 100;

function parsed(body: string | undefined) {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return undefined;
  }
}
