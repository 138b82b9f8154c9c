import { type ClientFrame, closeCodes, isVoiceFrame, joinProtocol } from '@colloquy/contracts';
import { errorFields, type Logger } from '@colloquy/logging';
import { inSpan } from '@colloquy/tracing';
import type { WebSocket } from 'ws';
import type { Recorder } from '../domain/ports';
import type { ConversationMetrics } from '../runtime/metrics';
import type { Runner } from '../runtime/runner';
import type { PageVoice, PageVoices } from '../voice/page-voice';
import type { OpenConversation } from '../use-cases/open-conversation';
import { Refusal, toRefusal } from '../use-cases/refusal';
import { makeAnswers } from './answers';
import { makeMessageRate } from './message-rate';
import { parseFrame } from './parse-frame';
import { makeSocketClient } from './socket-client';
import { makeSoundIntake } from './sound-intake';

/** Frames that wait while a session is opened. */
const maxEarly = 60;

type Hello = Extract<ClientFrame, { type: 'hello' }>;
type PageFrame = Exclude<ClientFrame, { type: 'hello' }>;

export interface ConnectionDeps {
  open: OpenConversation;
  /** Absent if the platform neither hears nor speaks on the page. */
  voices?: PageVoices | undefined;
  recorder: Recorder;
  logger: Logger;
  metrics: ConversationMetrics;
  rate: { burst: number; perSecond: number };
  helloMs: number;
}

export function serveConnection(socket: WebSocket, interviewId: string, deps: ConnectionDeps): void {
  const rate = makeMessageRate(deps.rate);
  const early: PageFrame[] = [];
  let voice: PageVoice | undefined;
  let hasGreeted = false;
  let runner: Runner | undefined;
  const helloTimer = setTimeout(
    () => refuse(new Refusal('malformed', 'No hello frame arrived in time')),
    deps.helloMs,
  );

  const client = makeSocketClient(socket);
  const answers = makeAnswers(client, deps.metrics);
  const { tell, refuse, complain } = answers;
  const sound = makeSoundIntake(client, deps, answers);

  function take(frame: ClientFrame): void {
    if (frame.type === 'hello') return greet(frame);
    if (!hasGreeted) return refuse(new Refusal('unexpected-frame', 'The first frame must be hello'));
    if (runner) return pass(runner, frame);
    if (early.length >= maxEarly) return refuse(new Refusal('too-fast', 'Too many frames before welcome'));
    early.push(frame);
  }

  function pass(to: Runner, frame: PageFrame): void {
    if (voice) voice.take(frame);
    else if (frame.type !== 'voice' && frame.type !== 'played') to.receive(client, frame);
  }

  function greet(hello: Hello): void {
    if (hasGreeted) return tell('unexpected-frame', 'hello was said already');
    hasGreeted = true;
    clearTimeout(helloTimer);
    if (hello.protocol !== joinProtocol) {
      return refuse(new Refusal('unsupported-protocol', `This server speaks protocol ${joinProtocol}`));
    }
    deps.open(interviewId, hello).then((answer) => opened(answer, hello), notOpened);
  }

  function opened(answer: Awaited<ReturnType<OpenConversation>>, hello: Hello): void {
    if (socket.readyState !== socket.OPEN) return; // the client has gone: the session waits for it
    if ('ended' in answer) {
      client.send(answer.ended);
      return client.close(closeCodes.done);
    }
    runner = answer.runner;
    if (hello.voice) voice = deps.voices?.begin(runner, client, hello.voice.aloud);
    sound.begin(runner, voice);
    runner.attach(voice?.client ?? client, answer.lastSequence);
    for (const frame of early.splice(0)) pass(runner, frame);
  }

  function notOpened(error: unknown): void {
    const refusal = toRefusal(error);
    if (refusal.code === 'unavailable')
      deps.logger.warn('Conversation could not be opened', errorFields(error));
    refuse(refusal);
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const isLive = isBinary && isVoiceFrame(data as Buffer);
    if (!(isLive ? sound.mayCome() : rate.allows()))
      return refuse(new Refusal('too-fast', 'Too many messages'));
    if (isBinary) return sound.take(data as Buffer, isLive);
    const parsed = parseFrame(data as Buffer);
    if ('problem' in parsed) return complain(parsed.problem);
    const { frame } = parsed;
    // one trace per frame: a trace of the connection would last as long as the interview
    inSpan(`join ${frame.type}`, { parent: undefined }, () => take(frame));
  });
  // an error without a listener would end the process; the close event follows
  socket.on('error', (error) => deps.logger.debug('Join connection failed', errorFields(error)));
  socket.on('close', () => {
    clearTimeout(helloTimer);
    if (voice) void voice.leave();
    else runner?.detach(client);
  });
}
