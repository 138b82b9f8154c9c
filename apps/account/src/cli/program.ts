import { accountStatuses, apiKeyNameBody } from '@colloquy/contracts';
import { parse } from '@colloquy/http';
import { readJson, type Terminal } from '@colloquy/service/command';
import { Argument, Command } from 'commander';
import { generateKey } from '../keys/key-text';
import { provisionInput } from './provision-input';
import { withStores } from './stores';

export function accountProgram({ env, stdin, print }: Terminal): Command {
  const program = new Command('account').description('Administers accounts, users and API keys');

  program
    .command('provision')
    .description(
      'Creates or updates the accounts, users and API keys described by the JSON on standard input: ' +
        '{accounts: [{accountId, name, billingType, users: [{userId, email, fullName, subject}], ' +
        'apiKeys: [{userId, name, key?}]}]}. Prints the result with new keys; can be repeated.',
    )
    .action(async () => {
      const { accounts } = parse(provisionInput, await readJson(stdin));
      await withStores(env, async ({ provision }) => {
        print(JSON.stringify({ accounts: await provision(accounts) }, null, 2));
      });
    });

  program
    .command('set-status')
    .description('Activates, suspends or closes an account; takes effect everywhere before the command ends')
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
      await withStores(env, async ({ ownerOf, createApiKey }) => {
        print((await createApiKey(await ownerOf(userId), name)).key);
      });
    });

  program
    .command('list-keys')
    .description('Prints name, prefix and dates of the API keys of a user')
    .argument('<userId>')
    .action(async (userId: string) => {
      await withStores(env, async ({ ownerOf, listApiKeys }) => {
        print(JSON.stringify(await listApiKeys(await ownerOf(userId)), null, 2));
      });
    });

  program
    .command('revoke-key')
    .description('Revokes an API key; every gateway refuses the key when the command ends')
    .argument('<userId>')
    .argument('<keyId>')
    .action(async (userId: string, keyId: string) => {
      await withStores(env, async ({ ownerOf, revokeApiKey }) => revokeApiKey(await ownerOf(userId), keyId));
    });

  program
    .command('generate-key')
    .description('Prints a new key for use with `provision`; stores nothing')
    .action(() => print(generateKey()));

  return program;
}
