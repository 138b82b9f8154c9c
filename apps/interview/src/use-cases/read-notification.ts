import type { NotificationView } from '@colloquy/contracts';
import { completedSuccessfully } from '../domain/completion';
import type { Subscription } from '../domain/interview';
import { emptyAnalysis } from '../domain/withdrawn';
import { findInterview, type InterviewRef } from './change-interview';
import type { Deps } from './deps';

interface CompletionNotification {
  endpoints: readonly Subscription[];
  payload: Readonly<Record<string, unknown>>;
}

/** Without endpoints if the completion was replaced. */
export const makeReadNotification =
  (deps: Pick<Deps, 'interviews'>, baseUrl: string) =>
  async (ref: InterviewRef, completion: number): Promise<CompletionNotification> => {
    const interview = await findInterview(deps.interviews, ref);
    const { completedAt } = interview;
    const redacted = interview.withdrawal && interview.analysis;
    const analysis = redacted ? emptyAnalysis(redacted.generatedAt) : interview.analysis;
    if (interview.completion !== completion || !analysis || !completedAt)
      return { endpoints: [], payload: {} };
    const address = `${baseUrl}/api/interviews/${interview.id}`;
    return {
      endpoints: interview.notifications,
      payload: {
        interviewId: interview.id,
        success: completedSuccessfully(interview),
        completedAt: completedAt.toISOString(),
        transcriptionUrl: `${address}/transcription`,
        audioUrl: `${address}/audio`,
        qualityScore: analysis.quality.score,
        qualityReasons: analysis.quality.reasons,
        qualityScoredAt: analysis.quality.scoredAt?.toISOString() ?? null,
        qualityEndedEarly: analysis.quality.endedEarly,
        qualityExpertDisengaged: analysis.quality.expertDisengaged,
        agentScore: analysis.conduct.score,
        agentReasons: analysis.conduct.reasons,
        analysedBy: analysis.by,
      } satisfies Record<keyof NotificationView, unknown>,
    };
  };
