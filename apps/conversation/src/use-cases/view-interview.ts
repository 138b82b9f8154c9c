import type { JoinPageView } from '@colloquy/contracts';
import type { Interviews } from '../domain/ports';

/** What the page may show before anybody speaks. @throws AppError `not-found` */
export function makeViewInterview({ interviews }: { interviews: Interviews }) {
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
    };
  };
}
