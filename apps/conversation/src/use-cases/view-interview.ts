import type { InvitationMessage, JoinPageView, JoinViewMessage } from '@colloquy/contracts';
import type { Clock } from '@colloquy/kernel';
import type { Agents, Interviews } from '../domain/ports';
import { type TimeBudget, timeBudgetOf } from '../runtime/interview-agents';

/** @throws AppError `not-found` */
export function makeViewInterview({
  interviews,
  agents,
  clock,
  hasPhone,
  speech,
  origin,
  timeBudget,
  maxDurationMs,
}: {
  interviews: Interviews;
  agents: Agents;
  clock: Clock;
  hasPhone: boolean;
  speech: JoinPageView['speech'];
  origin: string;
  timeBudget: TimeBudget;
  maxDurationMs: number;
}) {
  const isToCome = (at: number | undefined): at is number => at !== undefined && at > clock.now().getTime();
  /** The page opens even if the agent cannot be read. */
  async function minutesOf({ accountId, agentId, agentVersion, interviewType }: JoinViewMessage) {
    const agent = await agents
      .config({ accountId, agentId, channel: 'WEB' }, agentVersion)
      .catch(() => ({ version: { agentType: interviewType }, conduct: null }));
    return Math.round(Math.min(timeBudgetOf(agent, timeBudget), maxDurationMs) / 60_000);
  }

  return async (interviewId: string): Promise<JoinPageView> => {
    const view = await interviews.joinView(interviewId);
    const { title, personaName, language, questionCount } = view;
    return {
      state: view.status === 'COMPLETED' ? 'completed' : 'open',
      title,
      persona: personaName,
      language,
      questionCount,
      resumable: view.resumableSessionId !== undefined,
      ...(isToCome(view.scheduledAtMs) ? { scheduledAt: new Date(view.scheduledAtMs).toISOString() } : {}),
      phone: hasPhone,
      speech,
      onPhone: view.openPlatform === 'PHONE',
      origin,
      ...(view.withdrawn ? { withdrawn: true } : {}),
      ...(view.compliance === '' ? {} : { compliance: view.compliance }),
      invitation: shownInvitation(view.invitation),
      minutes: view.invitation?.minutes || (await minutesOf(view)),
    };
  };
}

function shownInvitation(invitation: InvitationMessage | null | undefined): JoinPageView['invitation'] {
  if (!invitation) return {};
  const { organisation, purpose, privacyUrl, retention, contact } = invitation;
  const texts = Object.entries({ organisation, purpose, privacyUrl, retention, contact });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
