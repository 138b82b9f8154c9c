import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, demoUsersOf } from './accounts/demo-accounts.ts';
import { readJson, writeJson } from './files.ts';
import type { DemoCredentials } from './accounts/secrets.ts';
import type { Member } from './processes/fleet.ts';
import type { SharedSettings } from './processes/services.ts';
import type { Unit } from './processes/unit.ts';

const exchange = 'colloquy.events';

/** The content of platform.json, which describes the running platform for people and scripts. */
export interface PlatformDescription {
  baseUrl: string;
  appUrl: string;
  amqpUrl: string;
  exchange: string;
  mongodbUri: string;
  issuer: string;
  services: { name: string; pid: number; httpUrl: string; grpcAddress: string | null; logFile: string }[];
  accounts: {
    name: string;
    accountId: string;
    apiKey: string;
    users: { userId: string; email: string; role: string; password: string; bearerToken: string }[];
  }[];
}

const fileOf = (dataDir: string) => join(dataDir, 'platform.json');

interface Details {
  credentials: DemoCredentials;
  tokens: Record<string, string>;
  telephone: Unit | undefined;
}

export function writePlatformFile(
  shared: SharedSettings,
  fleet: Member[],
  { credentials, tokens, telephone }: Details,
) {
  const { baseUrl, appUrl, issuer, line } = shared;
  const description: PlatformDescription = {
    baseUrl,
    appUrl,
    amqpUrl: shared.rabbitmqUrl,
    exchange,
    mongodbUri: shared.mongodbUri,
    issuer,
    services: [
      ...fleet.map(({ instance, recipe, unit }) => ({
        name: instance.name,
        pid: unit.pid(),
        httpUrl: `http://127.0.0.1:${instance.port}`,
        grpcAddress: instance.grpcPort ? `127.0.0.1:${instance.grpcPort}` : null,
        logFile: recipe.logFile,
      })),
      ...(line && telephone
        ? [
            {
              name: 'line',
              pid: telephone.pid(),
              httpUrl: line.url,
              grpcAddress: null,
              logFile: line.logFile,
            },
          ]
        : []),
    ],
    accounts: demoAccounts.map((account) => ({
      name: account.name,
      accountId: account.accountId,
      apiKey: credentials[account.name]?.apiKey ?? '',
      users: demoUsersOf(account).map(({ userId, email, role, credentials: name }) => ({
        userId,
        email,
        role,
        password: credentials[name]?.password ?? '',
        bearerToken: tokens[email] ?? '',
      })),
    })),
  };
  writeJson(fileOf(shared.dataDir), description);
}

export const readPlatformFile = (dataDir: string): PlatformDescription | undefined =>
  readJson(fileOf(dataDir));

export function removePlatformFile(dataDir: string) {
  rmSync(fileOf(dataDir), { force: true });
}
