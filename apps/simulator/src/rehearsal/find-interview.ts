import { makeApi } from '../../../platform/src/api.ts';
import type { PlatformDescription } from '../../../platform/src/platform-file.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { InterviewView } from '../interview-view.ts';

interface FoundInterview {
  accountId: string;
  interview: InterviewView;
  api: ReturnType<typeof makeApi>;
}

export async function findInterview(
  { baseUrl, accounts }: PlatformDescription,
  interviewId: string,
): Promise<FoundInterview> {
  for (const { accountId, apiKey } of accounts) {
    const api = makeApi({ baseUrl, apiKey });
    const interview = await api.get(`/api/interviews/${encodeURIComponent(interviewId)}`).catch((error) => {
      if (error instanceof Problem) return undefined; // the interview may belong to another account
      throw error;
    });
    if (interview) return { accountId, interview, api };
  }
  throw new Problem('There is no such interview.');
}
