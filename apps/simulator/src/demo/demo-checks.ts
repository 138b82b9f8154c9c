import type { Course } from '../expert/expert-events.ts';
import type { InterviewView, TranscriptTurnView } from '../interview-view.ts';
import type { Received } from './receiver.ts';

export interface DemoHeader {
  name: string;
  value: string;
}

export interface DemoResult {
  interview: Omit<InterviewView, 'dialInPhone' | 'resumeHoldUntil' | 'analysisGeneratedAt'>;
  transcript: TranscriptTurnView[];
  notifications: Received[];
  course: Course;
  header: DemoHeader;
}

export interface Check {
  what: string;
  ok: boolean;
}

export function checksOf({ interview, transcript, notifications, course, header }: DemoResult): Check[] {
  const session = interview.sessions.find(({ id }) => id === course.sessions.at(-1));
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
    { what: 'the session is processed', ok: session?.isProcessed === true },
    {
      what: `every answer of the expert is in the transcript (${course.acknowledged})`,
      ok: course.acknowledged > 0 && users.length === course.acknowledged,
    },
    {
      what: 'every turn of the interviewer is in the transcript',
      ok: agents.length > interview.questions.length,
    },
    { what: 'there is a summary', ok: typeof interview.summary === 'string' && interview.summary !== '' },
    {
      what: 'every quote is in the transcript word for word',
      ok:
        quotes.length > 0 &&
        quotes.every(({ quote }) => users.some(({ message }) => message.includes(quote))),
    },
    { what: 'there is a quality score', ok: isScore(interview.qualityScore) },
    { what: 'there is a conduct score', ok: isScore(interview.agentScore) },
    { what: 'exactly one notification arrived', ok: notifications.length === 1 },
    {
      what: 'the notification is a POST of JSON with the header',
      ok:
        notification?.method === 'POST' &&
        String(notification.headers['content-type']).startsWith('application/json') &&
        notification.headers[header.name] === header.value,
    },
    {
      what: 'the notification has the same data as the API',
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
