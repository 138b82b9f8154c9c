import {
  type ClientFrame,
  closeCodes,
  decodeAudioFrame,
  decodeMicrophoneFrame,
  isVoiceFrame,
  type JoinErrorCode,
  joinProtocol,
  type ServerFrame,
} from '@colloquy/contracts';
import { errorFields, type Logger } from '@colloquy/logging';
import { inSpan } from '@colloquy/tracing';
import type { WebSocket } from 'ws';
import type { Client, Recorder } from '../domain/ports';
import type { ConversationMetrics } from '../runtime/metrics';
import type { Runner } from '../runtime/runner';
import type { PageVoice, PageVoices } from '../voice/page-voice';
import type { OpenConversation } from '../use-cases/open-conversation';
import { Refusal, toRefusal } from '../use-cases/refusal';
import { makeMessageRate } from './message-rate';
import { parseFrame } from './parse-frame';
import { makePieceRecorder } from './record-pieces';

/** Most unsent bytes of a client that does not read; beyond that it is disconnected. */
const mostUnread = 4 * 1024 * 1024;
/** Malformed frames after which the connection is closed. */
const patience = 5;
/** Most frames that may wait while the conversation is being opened. */
const mostEarly = 60;
/** Messages with live sound: at most 50 a second, and what was kept during a disconnection. */
const soundRate = { burst: 1000, perSecond: 60 };

type PageFrame = Exclude<ClientFrame, { type: 'hello' }>;

const retryable: ReadonlySet<JoinErrorCode> = new Set(['unavailable', 'too-many-connections']);

/** Dependencies of a connection. */
export interface ConnectionDeps {
  open: OpenConversation;
  /** Absent if the platform neither hears nor speaks on the page. */
  voices?: PageVoices | undefined;
  recorder: Recorder;
  logger: Logger;
  metrics: ConversationMetrics;
  rate: { burst: number; perSecond: number };
  /** Time a connection has to send `hello`, milliseconds. */
  helloMs: number;
}

/** Speaks the join protocol on one connection. */
export function serveConnection(socket: WebSocket, interviewId: string, deps: ConnectionDeps): void {
  const rate = makeMessageRate(deps.rate);
  const sounds = makeMessageRate(soundRate);
  const early: PageFrame[] = [];
  let voice: PageVoice | undefined;
  let tooMuchSound = false;
  let greeted = false;
  let broken = 0;
  let runner: Runner | undefined;
  let record: ReturnType<typeof makePieceRecorder> | undefined;
  const helloTimer = setTimeout(() => refuse(new Refusal('malformed', 'No hello came')), deps.helloMs);

  const client: Client = {
    send(frame: ServerFrame): void {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > mostUnread) return socket.terminate();
      socket.send(JSON.stringify(frame));
    },
    close: (code) => socket.close(code),
  };

  function sendSound(sound: Uint8Array): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnread) return socket.terminate();
    socket.send(sound);
  }

  function tell(code: JoinErrorCode, message: string): void {
    deps.metrics.connectionRefused(code);
    client.send({ type: 'error', code, message });
  }

  function refuse({ code, message }: Refusal): void {
    tell(code, message);
    socket.close(retryable.has(code) ? closeCodes.tryLater : closeCodes.refused);
  }

  function take(frame: ClientFrame): void {
    if (frame.type === 'hello') return greet(frame);
    if (!greeted) return refuse(new Refusal('unexpected-frame', 'The first frame must be hello'));
    if (runner) return pass(runner, frame);
    if (early.length >= mostEarly) return refuse(new Refusal('too-fast', 'Too many frames before welcome'));
    early.push(frame);
  }

  function pass(to: Runner, frame: PageFrame): void {
    if (voice) voice.take(frame);
    else if (frame.type !== 'voice' && frame.type !== 'played') to.receive(client, frame);
  }

  function greet(hello: Extract<ClientFrame, { type: 'hello' }>): void {
    if (greeted) return tell('unexpected-frame', 'hello was said already');
    greeted = true;
    clearTimeout(helloTimer);
    if (hello.protocol !== joinProtocol) {
      return refuse(new Refusal('unsupported-protocol', `This server speaks protocol ${joinProtocol}`));
    }
    deps.open(interviewId, hello).then(
      (opened) => {
        if (socket.readyState !== socket.OPEN) return; // the client has gone: the session waits for it
        if ('ended' in opened) {
          client.send(opened.ended);
          return client.close(closeCodes.done);
        }
        const { runner: opening } = opened;
        runner = opening;
        record = makePieceRecorder(opening.ref, { ...deps, send: client.send });
        if (hello.voice) voice = deps.voices?.begin(opening, { ...client, sendSound }, hello.voice.aloud);
        opening.attach(voice?.client ?? client, opened.lastSequence);
        for (const frame of early.splice(0)) pass(opening, frame);
      },
      (error: unknown) => {
        const refusal = toRefusal(error);
        if (refusal.code === 'unavailable')
          deps.logger.warn('Conversation could not be opened', errorFields(error));
        refuse(refusal);
      },
    );
  }

  function listen(message: Buffer): void {
    const sound = decodeMicrophoneFrame(message);
    if (!sound) return complain('The binary frame is no sound of a microphone');
    if (!voice) return tell('unexpected-frame', 'Live sound outside of a conversation by voice');
    const isTooMuch = !voice.hear(sound);
    if (isTooMuch && !tooMuchSound) tell('too-much-sound', 'More sound than time has passed');
    tooMuchSound = isTooMuch;
  }

  function hear(message: Buffer): void {
    const piece = decodeAudioFrame(message);
    if (!piece) return complain('The binary frame is no audio frame');
    if (voice) return tell('unexpected-frame', 'The platform records this conversation');
    if (!record || !runner) return tell('unexpected-frame', 'Sound before welcome');
    if (!runner.takeSound(client, piece)) return tell('too-much-sound', 'More sound than time has passed');
    if (!record(piece)) refuse(new Refusal('too-fast', 'Too much sound waits to be stored'));
  }

  function complain(problem: string): void {
    broken += 1;
    if (broken >= patience) return refuse(new Refusal('malformed', problem));
    tell('malformed', problem);
  }

  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    const isSound = isBinary && isVoiceFrame(data as Buffer);
    if (!(isSound ? sounds : rate).allows()) return refuse(new Refusal('too-fast', 'Too many messages'));
    if (isSound) return listen(data as Buffer);
    if (isBinary) return hear(data as Buffer);
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
