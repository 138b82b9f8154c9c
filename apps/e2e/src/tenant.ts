import { joinInterview } from '@colloquy/join-client';
import { eventually } from '@colloquy/testing';
import { randomBytes } from 'node:crypto';
import type { Api, ApiClient, Json } from './api';
import type { DescribedOperation } from './operations';
import type { Platform } from './platform';

/** An account with something of everything in it, all of which bears its mark. */
export interface Tenant {
  accountId: string;
  apiKey: string;
  bearerToken: string;
  /** Stands in every text of the account and nowhere else. */
  mark: string;
  /** Calls with the bearer token. */
  call: ApiClient;
  /** What it has: an id for every resource that stands before a path parameter. */
  ids: Readonly<Record<string, string>>;
}

interface Making extends Omit<Tenant, 'ids'> {
  appUrl: string;
  /** The id of another resource, which is made first. */
  idOf(resource: string): Promise<string>;
}

/** How to make one of each resource, by the segment of the path that stands before its id. */
const makers: Record<string, (making: Making) => Promise<string>> = {
  interviews: conductedInterview,
  'complete-with-session': async ({ call, idOf }) => {
    const { body } = await call('GET', `/api/interviews/${await idOf('interviews')}`);
    return body.sessions[0].id;
  },
  agents: ({ call, mark }) => create(call, '/api/agents', anAgent(mark)),
  'transfer-rules': async ({ call, mark, idOf }) => {
    const targetGroupId = await create(call, '/api/agents', { ...anAgent(mark), role: 'TRANSFER_ONLY' });
    return create(call, `/api/agents/${await idOf('agents')}/transfer-rules`, {
      targetGroupId,
      condition: `The expert mentions ${mark}`,
      transferMessage: `Goodbye from ${mark}`,
    });
  },
  variables: ({ call, mark }) =>
    create(call, '/api/account/variables', {
      name: mark,
      displayName: `Shown as ${mark}`,
      description: `Means ${mark}`,
      defaultValue: `Default ${mark}`,
    }),
  'api-keys': ({ call, mark }) => create(call, '/api/api-keys', { name: `Key of ${mark}` }),
};

/**
 * Fills one of the platform's accounts with what the given resources stand for.
 * @throws Error when it does not know how to make one of them
 */
export async function furnish(
  platform: Platform,
  api: Api,
  index: number,
  resources: Iterable<string>,
): Promise<Tenant> {
  const file = platform.file();
  const account = file.accounts[index];
  const bearerToken = account?.users[0]?.bearerToken;
  if (!account || !bearerToken) throw new Error('no such demo account');
  const { accountId, apiKey } = account;
  const mark = `mark${randomBytes(8).toString('hex')}`;
  const call = api.as({ bearerToken });
  const made = new Map<string, Promise<string>>();
  const idOf = (resource: string): Promise<string> => {
    const id = made.get(resource) ?? makerOf(resource)(making);
    made.set(resource, id);
    return id;
  };
  const making: Making = { accountId, apiKey, bearerToken, mark, call, idOf, appUrl: file.appUrl };
  const ids: Record<string, string> = {};
  for (const resource of new Set(resources)) ids[resource] = await idOf(resource);
  return { accountId, apiKey, bearerToken, mark, call, ids };
}

/** Whether {@link furnish} can make one. */
export const canMake = (resource: string) => resource in makers;

/**
 * The ids an operation needs in its path, each of the tenant that is given for it.
 * @throws Error when nobody knows how to make what one of them stands for
 */
export function idsFor(
  { template, resources }: DescribedOperation,
  from: Tenant | readonly Tenant[],
): string[] {
  return resources.map((resource, n) => {
    const id = ('ids' in from ? from : from[n])?.ids[resource];
    if (id) return id;
    throw new Error(
      `${template} takes the id of one of "${resource}": add how to make one to apps/e2e/src/tenant.ts`,
    );
  });
}

function makerOf(resource: string) {
  const maker = makers[resource];
  if (!maker) throw new Error(`Nobody knows how to make one of "${resource}": add it to makers in tenant.ts`);
  return maker;
}

const anAgent = (mark: string) => ({
  name: `Agent ${mark}`,
  agentType: 'FULL_INTERVIEW',
  language: 'en',
  agentPersonaName: `Alex ${mark}`,
  customPrompt: `Ask about ${mark}.`,
  firstMessage: `Welcome to ${mark}.`,
  description: `For ${mark}`,
});

/** An interview that an expert has completed, that has been analysed and of which somebody has been notified. */
async function conductedInterview({ call, mark, idOf, appUrl }: Making): Promise<string> {
  const id = await create(call, '/api/interviews', {
    title: `Interview ${mark}`,
    interviewType: 'FULL_INTERVIEW',
    callSubject: `Subject ${mark}`,
    expertData: {
      name: `Expert ${mark}`,
      title: `Head of ${mark}`,
      employmentHistory: [{ title: `Head of ${mark}`, company: `${mark} Ltd` }],
    },
    questions: [`What of ${mark}?`],
    agentGroupId: await idOf('agents'),
    compliance: `Mind ${mark}`,
    redirectUrl: `https://${mark}.example/done`,
    customVariables: { [mark]: `Value ${mark}` },
    notifications: [
      // nobody listens there
      { endpoint: `http://127.0.0.1:9/${mark}`, attributes: { headers: { 'x-mark': mark } } },
    ],
  });
  const expert = await joinInterview(appUrl, id);
  await expert.say(`I have worked on ${mark} for more than ten years, in three countries.`);
  await expert.end();
  await eventually(async () => {
    const { body } = await call('GET', `/api/interviews/${id}`);
    if (body.analysisGeneratedAt === null) throw new Error('not analysed yet');
    const { body: notified } = await call('GET', `/api/interviews/${id}/deliveries`);
    if (notified.deliveries[0]?.status !== 'failed') throw new Error('not notified yet');
  }, 60_000);
  return id;
}

async function create(call: ApiClient, path: string, body: object): Promise<string> {
  const answer = await call('POST', path, body);
  if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { id, rule } = answer.body as Json;
  return id ?? rule.id;
}
