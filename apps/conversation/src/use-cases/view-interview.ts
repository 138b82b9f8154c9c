import type { InterviewType, InvitationMessage, JoinPageView } from '@colloquy/contracts';
import type { Clock } from '@colloquy/kernel';
import type { Interviews } from '../domain/ports';

/** What the page may show before anybody speaks. @throws AppError `not-found` */
export function makeViewInterview({
  interviews,
  clock,
  phone,
  origin,
  minutes,
}: {
  interviews: Interviews;
  clock: Clock;
  /** Whether the platform makes calls. */
  phone: boolean;
  /** Of the page. */
  origin: string;
  /** How long interviews of a type are meant to take. */
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

/** What is known of who invites; empty texts are not. */
function shownInvitation(invitation: InvitationMessage | null | undefined): JoinPageView['invitation'] {
  if (!invitation) return {};
  const { organisation, purpose, privacyUrl, retention, contact } = invitation;
  const texts = Object.entries({ organisation, purpose, privacyUrl, retention, contact });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
