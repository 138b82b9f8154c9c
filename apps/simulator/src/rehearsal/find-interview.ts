import { makeApi } from '../../../platform/src/api.ts';
import { Problem } from '../../../platform/src/screen/problem.ts';
import type { RunningPlatform } from '../../../platform/src/running-platform.ts';

/** An interview of one of the demo accounts, and the API as that account calls it. */
export async function findInterview({ baseUrl, accounts }: RunningPlatform, interviewId: string) {
  for (const { accountId, apiKey } of accounts) {
    const api = makeApi({ baseUrl, apiKey });
    const interview = await api.get(`/api/interviews/${encodeURIComponent(interviewId)}`).catch((error) => {
      if (error instanceof Problem) return undefined; // another account's, or none
      throw error;
    });
    if (interview) return { accountId, interview, api };
  }
  throw new Problem('There is no such interview.');
}
