import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, demoUsersOf } from './accounts/demo-accounts.ts';
import { writeJson } from './files.ts';
import type { DemoCredentials } from './accounts/secrets.ts';
import type { Member } from './processes/fleet.ts';
import type { Surroundings } from './processes/services.ts';
import type { Unit } from './processes/unit.ts';

const exchange = 'colloquy.events';

const fileOf = (dataDir: string) => join(dataDir, 'platform.json');

interface Details {
  credentials: DemoCredentials;
  /** By the email address of the user. */
  tokens: Record<string, string>;
  telephone: Unit | undefined;
}

/** Writes platform.json, the description of the running platform for people and scripts. */
export function writePlatformFile(
  around: Surroundings,
  fleet: Member[],
  { credentials, tokens, telephone }: Details,
) {
  const { baseUrl, appUrl, issuer, line } = around;
  writeJson(fileOf(around.dataDir), {
    baseUrl,
    appUrl,
    amqpUrl: around.rabbitmqUrl,
    exchange,
    mongodbUri: around.mongodbUri,
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
      apiKey: credentials[account.name]?.apiKey,
      users: demoUsersOf(account).map(({ userId, email, role, credentials: name }) => ({
        userId,
        email,
        role,
        password: credentials[name]?.password,
        bearerToken: tokens[email],
      })),
    })),
  });
}

export function removePlatformFile(dataDir: string) {
  rmSync(fileOf(dataDir), { force: true });
}
