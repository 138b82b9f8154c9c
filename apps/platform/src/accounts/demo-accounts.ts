import type { DemoCredentials } from './secrets.ts';

interface DemoUser {
  userId: string;
  email: string;
  fullName: string;
  subject: string;
}

interface DemoAccount {
  accountId: string;
  name: string;
  billingType: string;
  user: DemoUser;
  viewer?: DemoUser;
}

/** Fixed ids, so that scripts and examples can name the accounts. */
export const demoAccounts: DemoAccount[] = [
  {
    accountId: 'a0000000-0000-4000-8000-000000000001',
    name: 'Acme Research',
    billingType: 'SUBSCRIPTION',
    user: {
      userId: 'b0000000-0000-4000-8000-000000000001',
      email: 'ada@acme.example',
      fullName: 'Ada Acme',
      subject: 'demo-ada',
    },
    viewer: {
      userId: 'b0000000-0000-4000-8000-000000000003',
      email: 'vera@acme.example',
      fullName: 'Vera Acme',
      subject: 'demo-vera',
    },
  },
  {
    accountId: 'a0000000-0000-4000-8000-000000000002',
    name: 'Globex Insights',
    billingType: 'MANUAL',
    user: {
      userId: 'b0000000-0000-4000-8000-000000000002',
      email: 'gus@globex.example',
      fullName: 'Gus Globex',
      subject: 'demo-gus',
    },
  },
];

export function demoUsersOf({ name, user, viewer }: DemoAccount) {
  const administrator = { ...user, role: 'administrator', credentials: name };
  return viewer ? [administrator, { ...viewer, role: 'viewer', credentials: viewer.email }] : [administrator];
}

/** Names under which `loadSecrets` stores the secrets of the demo users. */
export const demoNames = demoAccounts.flatMap(demoUsersOf).map(({ credentials }) => credentials);

export function provisioning(credentials: DemoCredentials) {
  return {
    accounts: demoAccounts.map(({ user, viewer, ...account }) => ({
      ...account,
      users: viewer ? [user, viewer] : [user],
      apiKeys: [{ userId: user.userId, name: 'Demo key', key: credentials[account.name]?.apiKey }],
    })),
  };
}

/** Input of `billing provision`: one account that pays, and one on trial. */
export const subscriptions = {
  subscriptions: [
    {
      accountId: demoAccounts[0]?.accountId,
      tier: 'growth',
      monthlyPriceCents: 49_900,
      includedMinutes: 1000,
      overageRateCents: 45,
      addons: [{ name: 'recording-archive', label: 'Recording archive', monthlyCents: 4_900 }],
    },
    {
      accountId: demoAccounts[1]?.accountId,
      tier: 'starter',
      monthlyPriceCents: 9_900,
      includedMinutes: 120,
      overageRateCents: 60,
      trialDays: 30,
    },
  ],
};

export const demoInterview = {
  interviewType: 'FULL_INTERVIEW',
  title: 'Cold-chain logistics: a first conversation',
  callSubject: 'How refrigerated transport is bought and run',
  expertData: {
    name: 'Jordan Reyes',
    title: 'Former head of logistics',
    employmentHistory: [{ title: 'Head of Logistics', company: 'Northwind Foods', period: '2016 - 2023' }],
  },
  questions: [
    'How did you choose between carriers for refrigerated transport?',
    'What most often went wrong on the way, and what did it cost?',
    'What would make you change your main carrier today?',
  ],
};
