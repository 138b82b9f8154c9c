import { makeServiceTokens } from '@colloquy/auth';
import { loadConfig, peerSetting, serviceSecretSetting } from '@colloquy/config';
import { makeGrpcClient } from '@colloquy/grpc';
import { Command } from 'commander';

export interface Terminal {
  env: NodeJS.ProcessEnv;
  print: (line: string) => void;
}

export function conversationProgram({ env, print }: Terminal): Command {
  const program = new Command('conversation').description('Operates the conversation service');

  program
    .command('launch')
    .description('Calls an interview now, on the number it has')
    .requiredOption('--account <id>', 'the account of the interview')
    .requiredOption('--interview <id>', 'the interview to call')
    .action(
      async ({ account: accountId, interview: interviewId }: { account: string; interview: string }) => {
        const config = loadConfig(
          { conversationGrpc: peerSetting('conversation'), serviceSecret: serviceSecretSetting },
          env,
        );
        const tokens = makeServiceTokens(config.serviceSecret);
        const client = makeGrpcClient('colloquy.conversation.v1.ConversationService', {
          addresses: config.conversationGrpc,
          token: () => tokens.sign({ service: 'operator' }, 'conversation'),
        });
        try {
          await client.launchCall({ accountId, interviewId });
          print('The interview is being called.');
        } finally {
          client.close();
        }
      },
    );

  return program;
}
