import { makeApi } from './api.mjs';
import { Problem } from './problem.mjs';

/**
 * An interview of one of the demo accounts, and the API as that account calls it.
 * @param {import('./running-platform.mjs').RunningPlatform} platform
 * @param {string} interviewId
 */
export async function findInterview({ baseUrl, accounts }, interviewId) {
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
