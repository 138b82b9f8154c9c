import type { InterviewType, InvitationMessage, JoinPageView } from '@colloquy/contracts';
import type { Clock } from '@colloquy/kernel';
import type { Interviews } from '../domain/ports';

/** Returns what the page shows before the conversation. @throws AppError `not-found` */
export function makeViewInterview({
  interviews,
  clock,
  phone,
  origin,
  minutes,
}: {
  interviews: Interviews;
  clock: Clock;
  /** Whether the platform can call experts. */
  phone: boolean;
  /** Origin of the join page. */
  origin: string;
  /** Planned minutes of an interview by type. */
  minutes: Record<InterviewType, number>;
}) {
  const isToCome = (at: number | undefined): at is number => at !== undefined && at > clock.now().getTime();
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
      phone,
      onPhone: view.openPlatform === 'PHONE',
      origin,
      ...(view.withdrawn ? { withdrawn: true } : {}),
      ...(view.compliance === '' ? {} : { compliance: view.compliance }),
      invitation: shownInvitation(view.invitation),
      minutes:
        view.invitation?.minutes ||
        minutes[view.interviewType === 'VETTING_INTERVIEW' ? 'VETTING_INTERVIEW' : 'FULL_INTERVIEW'],
    };
  };
}

/** The fields of the invitation that are given. */
function shownInvitation(invitation: InvitationMessage | null | undefined): JoinPageView['invitation'] {
  if (!invitation) return {};
  const { organisation, purpose, privacyUrl, retention, contact } = invitation;
  const texts = Object.entries({ organisation, purpose, privacyUrl, retention, contact });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
