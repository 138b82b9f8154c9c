import { text } from 'node:stream/consumers';
import { accountStatuses, apiKeyNameBody } from '@colloquy/contracts';
import { parse } from '@colloquy/http';
import { AppError } from '@colloquy/kernel';
import { Argument, Command } from 'commander';
import { generateKey } from '../keys/key-text';
import { provisionInput } from './provision-input';
import { withStores } from './stores';

/** Where a command reads and writes. */
export interface Terminal {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream;
  print: (line: string) => void;
}

/** The administrator's commands. They work on the database; the service need not run. */
export function accountProgram({ env, stdin, print }: Terminal): Command {
  const program = new Command('account').description('Administers accounts, users and API keys');

  program
    .command('provision')
    .description(
      'Makes accounts, users and API keys be as the JSON on standard input says: ' +
        '{accounts: [{accountId, name, billingType, users: [{userId, email, fullName, subject}], ' +
        'apiKeys: [{userId, name, key?}]}]}. Prints the same with the keys that are new; can be repeated.',
    )
    .action(async () => {
      const { accounts } = parse(provisionInput, parseJson(await text(stdin)));
      await withStores(env, async ({ provision }) => {
        print(JSON.stringify({ accounts: await provision(accounts) }, null, 2));
      });
    });

  program
    .command('set-status')
    .description('Activates, suspends or closes an account; every gateway acts upon it when the command ends')
    .argument('<accountId>')
    .addArgument(new Argument('<status>').choices(accountStatuses))
    .action(async (accountId: string, status: (typeof accountStatuses)[number]) => {
      await withStores(env, ({ setStatus }) => setStatus(accountId, status));
    });

  program
    .command('create-key')
    .description('Creates an API key for a user and prints it; it cannot be shown again')
    .argument('<userId>')
    .argument('<name>')
    .action(async (userId: string, givenName: string) => {
      const { name } = parse(apiKeyNameBody, { name: givenName });
      await withStores(env, async ({ ownerOf, apiKeys }) => {
        print((await apiKeys.create(await ownerOf(userId), name)).key);
      });
    });

  program
    .command('list-keys')
    .description('Prints the API keys of a user, without the keys themselves')
    .argument('<userId>')
    .action(async (userId: string) => {
      await withStores(env, async ({ ownerOf, apiKeys }) => {
        print(JSON.stringify(await apiKeys.list(await ownerOf(userId)), null, 2));
      });
    });

  program
    .command('revoke-key')
    .description('Revokes an API key; no gateway lets it in any more when the command ends')
    .argument('<userId>')
    .argument('<keyId>')
    .action(async (userId: string, keyId: string) => {
      await withStores(env, async ({ ownerOf, apiKeys }) => apiKeys.revoke(await ownerOf(userId), keyId));
    });

  program
    .command('generate-key')
    .description('Prints a new key to be provisioned; stores nothing')
    .action(() => print(generateKey()));

  return program;
}

function parseJson(input: string): unknown {
  try {
    return JSON.parse(input);
  } catch {
    throw new AppError('invalid', undefined, 'Standard input is not valid JSON');
  }
}
