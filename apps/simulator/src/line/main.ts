// The line simulator of the one-machine platform in its own process: a telephone network behind the interface of a
// provider. Environment: PORT, ACCOUNT_SID, AUTH_TOKEN, VOICE_URL; PACE_MS, RING_MS, THINK_MS and WAIT_MS for the pace
// of people; SOUND=true if calls carry sound instead of text, and VOICE=speech if people then speak in recorded speech
// instead of tones. PROVIDER is twilio or telnyx; Telnyx also needs APPLICATION, the id of the TeXML application, and
// PRIVATE_KEY, which signs requests (Ed25519, PKCS #8 in Base64).
import { createServer, type IncomingMessage } from 'node:http';
import { speechApi } from '../tones/speech-api.ts';
import { makeControlApi, makeTwilioApi, type Answer } from './api.ts';
import { makeExchange } from './exchange.ts';
import { telnyx, twilio } from './provider.ts';
import { makeTelnyxApi } from './telnyx-api.ts';
import { inSpeech, inTones } from './utterance.ts';

const {
  PORT = '0',
  ACCOUNT_SID: accountSid = '',
  AUTH_TOKEN: authToken = '',
  VOICE_URL: voiceUrl = '',
  PROVIDER: name = 'twilio',
  APPLICATION: application = '',
  PRIVATE_KEY: privateKey = '',
} = process.env;

const milliseconds = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

const isTelnyx = name === 'telnyx';
const exchange = makeExchange({
  accountSid,
  provider: isTelnyx ? telnyx(privateKey) : twilio(authToken),
  voiceUrl,
  paceMs: milliseconds('PACE_MS', 40),
  ringMs: milliseconds('RING_MS', 1500),
  thinkMs: milliseconds('THINK_MS', 1200),
  waitMs: milliseconds('WAIT_MS', 1000),
  speak: process.env.VOICE === 'speech' ? inSpeech() : inTones,
});
const makeApi = isTelnyx ? makeTelnyxApi : makeTwilioApi;
const provider = makeApi({ exchange, accountSid, authToken, application });
const control = makeControlApi(exchange, process.env.SOUND === 'true');

async function answer(request: IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://line');
  if (pathname === '/healthz' || pathname === '/readyz') return { status: 200, body: { status: 'ok' } };
  if (pathname.startsWith(isTelnyx ? '/v2/texml/' : '/2010-04-01/')) return provider(request, pathname);
  if (pathname.startsWith('/v1/')) return speechApi(request, pathname);
  if (pathname === '/line' || pathname.startsWith('/line/')) return control(request, pathname);
  return { status: 404, body: { message: 'Not found' } };
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => {
      const isSound = Buffer.isBuffer(body);
      response.writeHead(status, { 'content-type': isSound ? 'audio/pcm' : 'application/json' });
      response.end(isSound || body === undefined ? body : JSON.stringify(body));
    },
    (error: Error) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: error.message }));
    },
  );
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(Number(PORT), '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  console.log(`listening on http://127.0.0.1:${port}`);
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    exchange.close();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
