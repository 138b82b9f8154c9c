import type { CreateInterviewInput, InterviewType } from '@colloquy/contracts';
import { AppError, derivedId } from '@colloquy/kernel';
import { createInterview as decide } from '../domain/client-changes';
import type { Interview, PinnedAgent } from '../domain/interview';
import type { Agents } from '../domain/ports';
import type { Deps } from './deps';

/** Test interviews of an account per day: they are free, so they must not replace real ones. */
const maxTests = 100;

/**
 * Until the interview is deleted, a repeated call with the key returns it as it is now, and `input` is ignored.
 * @throws AppError `conflict` TOO_MANY_TESTS; `invalid`, also MISSING_REQUIRED_VARIABLES with the names as `missing`
 */
export const makeCreateInterview =
  (deps: Deps) =>
  async (accountId: string, input: CreateInterviewInput, idempotencyKey?: string): Promise<Interview> => {
    const id = idempotencyKey ? derivedId('interview', accountId, idempotencyKey) : deps.newId();
    const known = idempotencyKey && (await deps.interviews.find(accountId, id));
    if (known) return known;
    const [agent] = await Promise.all([
      resolveAgent(deps.agents, accountId, input.interviewType, input.agentGroupId),
      assertVariables(deps.agents, accountId, input.customVariables ?? {}),
    ]);
    if (input.isTest) await assertFewTests(deps, accountId);
    const extractionSchema =
      input.extractionSchema === undefined
        ? await deps.agents.extractionSchema(accountId, agent)
        : input.extractionSchema && JSON.stringify(input.extractionSchema);
    const { interview, facts } = decide(input, { id, accountId, agent, extractionSchema }, deps.clock.now());
    if (await deps.interviews.insert(interview, facts)) return interview;
    const first = await deps.interviews.find(accountId, id);
    if (first) return first;
    throw new AppError(
      'unavailable',
      undefined,
      'The interview with this idempotency key is being deleted; try again',
    );
  };

async function assertFewTests({ testQuota, clock }: Deps, accountId: string): Promise<void> {
  if (await testQuota.take(accountId, clock.now(), maxTests)) return;
  const message = `An account may create ${maxTests} test interviews a day (UTC)`;
  throw new AppError('conflict', 'TOO_MANY_TESTS', message);
}

/** An unknown agent in a body is an invalid body (400), not an unknown resource (404). */
export async function resolveAgent(
  agents: Agents,
  accountId: string,
  interviewType: InterviewType,
  agentGroupId: string | null | undefined,
): Promise<PinnedAgent> {
  try {
    return await agents.resolve(accountId, interviewType, agentGroupId);
  } catch (error) {
    if (error instanceof AppError && (error.kind === 'not-found' || error.kind === 'invalid')) {
      const rule = error.kind === 'not-found' ? 'no such agent' : error.message;
      throw new AppError('invalid', error.code, `agentGroupId: ${rule}`, { cause: error });
    }
    throw error;
  }
}

export async function assertVariables(
  agents: Agents,
  accountId: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const missing = await agents.missingVariables(accountId, values);
  if (missing.length === 0) return;
  throw new AppError(
    'invalid',
    'MISSING_REQUIRED_VARIABLES',
    `customVariables: required variables are missing: ${missing.join(', ')}`,
    { details: { missing } },
  );
}
