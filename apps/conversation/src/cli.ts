import { parseArgs } from 'node:util';
import { makeServiceTokens } from '@colloquy/auth';
import { loadConfig, peerSetting, serviceSecretSetting } from '@colloquy/config';
import { makeGrpcClient } from '@colloquy/grpc';
import { toAppError } from '@colloquy/kernel';

const help = `node dist/apps/conversation/cli.js launch --account ID --interview ID
  Calls an interview now, on the number it has. CONVERSATION_GRPC and SERVICE_SECRET say which platform.`;

/** `launch`: what an operator does by hand. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { account: { type: 'string' }, interview: { type: 'string' } },
  });
  const { account: accountId, interview: interviewId } = values;
  if (positionals[0] !== 'launch' || !accountId || !interviewId) throw new Error(help);
  const config = loadConfig({
    conversationGrpc: peerSetting('conversation'),
    serviceSecret: serviceSecretSetting,
  });
  const client = makeGrpcClient('colloquy.conversation.v1.ConversationService', {
    addresses: config.conversationGrpc,
    token: () => makeServiceTokens(config.serviceSecret).sign({ service: 'operator' }, 'conversation'),
  });
  try {
    await client.launchCall({ accountId, interviewId });
    console.log('The interview is being called.');
  } finally {
    client.close();
  }
}

main().catch((error: unknown) => {
  const { kind, code, message } = toAppError(error);
  const told = kind === 'internal' ? (error as Error).message : message;
  console.error(code ? `${told} (${code})` : told);
  process.exitCode = 1;
});
