import type { Interview, InterviewSummary } from '@colloquy/client';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../session/console-context';
import { preferences } from '../ui/preferences';
import { rootAgentsQuery } from './use-agents';

export function useMail() {
  const api = useApi();
  const queries = useQueryClient();
  const languageOf = async (interview: InterviewSummary | Interview) => {
    if ('agentVersion' in interview && interview.agentVersion) return interview.agentVersion.language;
    const agents = await queries.fetchQuery(rootAgentsQuery(api)).catch(() => []);
    return agents.find(({ id }) => id === interview.agentGroupId)?.language ?? preferences.language();
  };
  return async (interview: InterviewSummary | Interview, link: string) => {
    const [language, { mailLink }] = await Promise.all([languageOf(interview), import('./mail-link')]);
    location.assign(mailLink(language, { title: interview.title, name: interview.expertData.name, link }));
  };
}
