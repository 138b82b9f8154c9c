import type { JoinPageView } from '@colloquy/contracts';
import type { Clock } from '@colloquy/kernel';
import type { Interviews } from '../domain/ports';

/** What the page may show before anybody speaks. @throws AppError `not-found` */
export function makeViewInterview({
  interviews,
  clock,
  phone,
}: {
  interviews: Interviews;
  clock: Clock;
  /** Whether the platform makes calls. */
  phone: boolean;
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
    };
  };
}
