import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from './demo-accounts.mjs';
import { writeJson } from './files.mjs';

/** The topic exchange all events go through. */
const exchange = 'colloquy.events';

/** @param {string} dataDir */
const fileOf = (dataDir) => join(dataDir, 'platform.json');

/**
 * Writes the description of the running platform for people and scripts.
 * @param {import('./services.mjs').Surroundings} around
 * @param {import('./fleet.mjs').Member[]} fleet
 * @param {{
 *   credentials: import('./secrets.mjs').DemoCredentials, tokens: Record<string, string>,
 *   telephone: import('./unit.mjs').Unit | undefined,
 * }} live
 */
export function writePlatformFile(around, fleet, { credentials, tokens, telephone }) {
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
    accounts: demoAccounts.map(({ name, accountId, user }) => ({
      name,
      accountId,
      apiKey: credentials[name]?.apiKey,
      users: [{ userId: user.userId, email: user.email, bearerToken: tokens[name] }],
    })),
  });
}

/** @param {string} dataDir */
export function removePlatformFile(dataDir) {
  rmSync(fileOf(dataDir), { force: true });
}
