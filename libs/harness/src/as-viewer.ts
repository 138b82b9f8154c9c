import { makePrincipalTokens, type Principal, principalHeader } from '@colloquy/auth';
import { restOperations } from '@colloquy/contracts';
import { newId } from '@colloquy/kernel';
import { type RunningService, testSecret } from './running-service';

export interface ViewerAnswers {
  operation: string;
  isRead: boolean;
  viewer: { status: number; code: unknown };
  administrator: { status: number; code: unknown };
}

/** Requests every operation as an administrator and as a viewer, with unknown ids and invalid bodies. */
export async function answersToViewers(
  { fetch }: Pick<RunningService<never>, 'fetch'>,
  service: string,
): Promise<ViewerAnswers[]> {
  const principals = makePrincipalTokens(testSecret);
  const user: Principal = { accountId: newId(), userId: newId(), via: 'bearer' };
  const answers: ViewerAnswers[] = [];
  for (const { method, path, operationId } of restOperations.filter((each) => each.service === service)) {
    const isRead = method === 'get';
    const target = path.replaceAll(/\{\w+\}/g, () => newId());
    const ask = async (principal: Principal) => {
      const headers = {
        [principalHeader]: principals.sign(principal, service),
        ...(!isRead && { 'content-type': 'application/json' }),
      };
      const init = { method: method.toUpperCase(), headers, ...(!isRead && { body: '{' }) };
      const response = await fetch(target, init);
      return { status: response.status, code: await codeOf(response) };
    };
    const [viewer, administrator] = [await ask({ ...user, role: 'viewer' }), await ask(user)];
    answers.push({ operation: operationId, isRead, viewer, administrator });
  }
  return answers;
}

async function codeOf(response: Response): Promise<unknown> {
  if (response.ok) return void (await response.body?.cancel()); // a stream of events has no end
  return ((await response.json()) as { code?: unknown }).code;
}
