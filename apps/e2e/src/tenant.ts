import { joinInterview } from '@colloquy/join-client';
import { eventually } from '@colloquy/testing';
import { randomBytes } from 'node:crypto';
import type { Api, ApiClient, Json } from './api';
import type { DescribedOperation } from './operations';
import type { Platform } from './platform';

export interface Tenant {
  accountId: string;
  apiKey: string;
  bearerToken: string;
  /** Text that occurs in every text of the account and nowhere else. */
  mark: string;
  call: ApiClient;
  /** Ids of the account's resources, by the path segment before the parameter. */
  ids: Readonly<Record<string, string>>;
}

interface SeedContext extends Omit<Tenant, 'ids'> {
  appUrl: string;
  warnings(): string[];
  /** Returns the id of another resource, which is created first if necessary. */
  idOf(resource: string): Promise<string>;
}

const creators: Record<string, (context: SeedContext) => Promise<string>> = {
  interviews: conductedInterview,
  comparisons: async (context) => {
    const interviewIds = await Promise.all([context.idOf('interviews'), conductedInterview(context)]);
    return create(context.call, '/api/interviews/comparisons', { interviewIds });
  },
  'complete-with-session': async ({ call, idOf }) => {
    const { body } = await call('GET', `/api/interviews/${await idOf('interviews')}`);
    return body.sessions[0].id;
  },
  deliveries: async ({ call, idOf }) => {
    const { body } = await call('GET', `/api/interviews/${await idOf('interviews')}/deliveries`);
    return body.deliveries[0].id;
  },
  agents: ({ call, mark }) => create(call, '/api/agents', anAgent(mark)),
  rehearsals: async ({ call, mark, idOf }) => {
    const path = `/api/agents/${await idOf('agents')}/rehearsals`;
    const id = await create(call, path, {
      persona: 'cooperative',
      title: `Rehearsal ${mark}`,
      callSubject: `Subject ${mark}`,
      questions: [`What of ${mark}?`],
    });
    const isReady = async () => {
      const { body } = await call('GET', `${path}/${id}`);
      if (body.status !== 'ready') throw new Error(`The rehearsal is ${body.status} (${body.reason})`);
    };
    await eventually(isReady, 60_000);
    return id;
  },
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

/** @throws Error if no creator exists for a resource */
export async function seedTenant(
  platform: Platform,
  api: Api,
  index: number,
  resources: Iterable<string>,
): Promise<Tenant> {
  const file = platform.file();
  const account = file.accounts[index];
  const bearerToken = account?.users[0]?.bearerToken;
  if (!account || !bearerToken) throw new Error(`The platform has no demo account ${index}`);
  const { accountId, apiKey } = account;
  const mark = `mark${randomBytes(8).toString('hex')}`;
  const call = api.as({ bearerToken });
  const made = new Map<string, Promise<string>>();
  const idOf = (resource: string): Promise<string> => {
    const id = made.get(resource) ?? creatorOf(resource)(context);
    made.set(resource, id);
    return id;
  };
  const context: SeedContext = {
    accountId,
    apiKey,
    bearerToken,
    mark,
    call,
    idOf,
    appUrl: file.appUrl,
    warnings: platform.warnings,
  };
  const ids: Record<string, string> = {};
  for (const resource of new Set(resources)) ids[resource] = await idOf(resource);
  return { accountId, apiKey, bearerToken, mark, call, ids };
}

export const canCreate = (resource: string) => resource in creators;

/** @throws Error if a tenant lacks an id */
export function idsFor(
  { template, resources }: DescribedOperation,
  from: Tenant | readonly Tenant[],
): string[] {
  return resources.map((resource, n) => {
    const id = ('ids' in from ? from : from[n])?.ids[resource];
    if (id) return id;
    throw new Error(
      `${template} needs the id of "${resource}": add a creator for it to apps/e2e/src/tenant.ts`,
    );
  });
}

function creatorOf(resource: string) {
  const creator = creators[resource];
  if (!creator) throw new Error(`There is no creator for "${resource}": add one to apps/e2e/src/tenant.ts`);
  return creator;
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

async function conductedInterview({ call, mark, idOf, appUrl, warnings }: SeedContext): Promise<string> {
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
      // nothing listens there
      { endpoint: `http://127.0.0.1:9/${mark}`, attributes: { headers: { 'x-mark': mark } } },
    ],
  });
  const expert = await joinInterview(appUrl, id);
  await expert.say(`I have worked on ${mark} for more than ten years, in three countries.`);
  await expert.end();
  const isDelivered = async () => {
    const { body } = await call('GET', `/api/interviews/${id}`);
    const { body: notified } = await call('GET', `/api/interviews/${id}/deliveries`);
    if (body.analysisGeneratedAt !== null && notified.deliveries[0]?.status === 'failed') return;
    const { status, analysisGeneratedAt, sessions } = body;
    const state = JSON.stringify({ status, analysisGeneratedAt, sessions, ...notified });
    throw new Error(`The interview is not analysed and notified: ${state}`);
  };
  await eventually(isDelivered, 60_000).catch((error: Error) => {
    throw new Error([error.message, ...warnings()].join('\n'));
  });
  return id;
}

async function create(call: ApiClient, path: string, body: object): Promise<string> {
  const answer = await call('POST', path, body);
  if (answer.status >= 300) throw new Error(`POST ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { id, rule } = answer.body as Json;
  return id ?? rule.id;
}
