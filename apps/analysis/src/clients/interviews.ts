import type { CompletionMessage, SessionTranscriptMessage } from '@colloquy/contracts';
import type { ServiceClient } from '@colloquy/grpc';
import type { Interviews, SessionResult } from '../domain/ports';
import type { CompletionRef, SessionRef } from '../domain/run';
import { transcriptParts } from '../domain/transcript';
import type { WithheldSpan } from '../domain/withheld';
import { analysisMessage } from './analysis-message';

type Client = ServiceClient<'colloquy.interview.v1.InterviewService'>;

export function grpcInterviews(interview: Client): Interviews {
  return {
    transcriptOf: (ref, signal) => wholeTranscript(interview, ref, signal),
    completeProcessing: (ref, result, signal) => sendParts(interview, ref, result, signal),
    withdrawConsent: async ({ accountId, interviewId }, signal) => {
      await interview.withdrawConsent({ accountId, interviewId }, { signal });
    },
    completion: (ref, signal) => wholeCompletion(interview, ref, signal),
    recordAnalysis: async (ref, analysis, signal) => {
      const { recorded } = await interview.recordAnalysis(
        { ...ref, ...analysisMessage(analysis) },
        { signal },
      );
      return recorded;
    },
  };
}

async function wholeTranscript(
  interview: Client,
  ref: SessionRef,
  signal: AbortSignal,
): Promise<SessionTranscriptMessage> {
  const first = await interview.getSessionTranscript(ref, { signal });
  const turns = [...first.turns];
  let afterSequence = turns.at(-1)?.sequence ?? -1;
  for (let hasMore = first.hasMoreTurns; hasMore;) {
    const place = { afterSessionId: ref.sessionId, afterSequence };
    const page = await interview.listTurns({ ...ref, ...place }, { signal });
    turns.push(...page.turns.filter(({ text }) => text !== '')); // a turn without text was not heard
    afterSequence = page.turns.at(-1)?.sequence ?? afterSequence;
    hasMore = page.hasMore;
  }
  return { ...first, turns };
}

async function wholeCompletion(
  interview: Client,
  ref: CompletionRef,
  signal: AbortSignal,
): Promise<CompletionMessage> {
  let page = await interview.getCompletion(ref, { signal });
  const turns = [...page.turns];
  while (page.isCurrent && page.hasMoreTurns) {
    page = await interview.getCompletion({ ...ref, afterTurnId: turns.at(-1)?.id }, { signal });
    turns.push(...page.turns);
  }
  return { ...page, turns };
}

async function sendParts(
  interview: Client,
  ref: SessionRef,
  { entries, translatedEntries, withheld, ...keys }: SessionResult,
  signal: AbortSignal,
): Promise<void> {
  const parts = transcriptParts(entries);
  let sent = 0;
  for (const [part, entriesOfPart] of parts.entries()) {
    const translated = translatedEntries.slice(sent, sent + entriesOfPart.length);
    sent += entriesOfPart.length;
    const texts = { entries: entriesOfPart, translatedEntries: translated, part };
    const hasMoreParts = part < parts.length - 1;
    const spans = part === 0 ? { withheld: withheld.map(spanMessage) } : {};
    await interview.completeProcessing({ ...ref, ...texts, ...spans, hasMoreParts, ...keys }, { signal });
  }
}

const spanMessage = ({ fromMs, toMs, reason }: WithheldSpan) => ({
  fromSecs: fromMs / 1000,
  toSecs: toMs / 1000,
  reason,
});
