import { type ClientFrame, closeCodes, type MicrophoneFrame, type ServerFrame } from '@colloquy/contracts';
import type { Clock, Component } from '@colloquy/kernel';
import { isBackchannel } from '@colloquy/language';
import type { Logger } from '@colloquy/logging';
import type { SessionFrame } from '../domain/inputs';
import type { Client } from '../domain/ports';
import type { Runner } from '../runtime/runner';
import { onSessionClock } from '../telephony/call-clock';
import { metered } from '../telephony/metered';
import { makePhoneClient, type PhoneClient } from '../telephony/phone-client';
import type { PhoneClientOptions } from '../telephony/phone-client-options';
import type { CallRecordings } from '../telephony/record-call';
import { makeCaptions } from './captions';
import { makeLeavePage } from './leave-page';
import { makePageSound, type Page, pageRateHz } from './page-media';

type PageFrame = Exclude<ClientFrame, { type: 'hello' }>;

export interface PageVoice {
  client: Client;
  take(frame: PageFrame): void;
  /** @returns false if more audio arrived than can have been spoken */
  hear(sound: MicrophoneFrame): boolean;
  /** The connection is lost; words that were heard so far are kept. */
  leave(): Promise<void>;
}

export interface PageVoicesDeps {
  speech: Pick<PhoneClientOptions, 'models' | 'endOfTurn'>;
  recordings: Pick<CallRecordings, 'begin'>;
  clock: Clock;
  logger: Logger;
}

export interface PageVoices extends Component {
  begin(runner: Runner, page: Page, isAloud: boolean): PageVoice;
}

/** Speaks and listens to experts on the join page, as the phone does to callers. */
export function makePageVoices(deps: PageVoicesDeps): PageVoices {
  const running = new Set<PageVoice>();
  return {
    name: 'page voices',
    begin(runner, page, isAloud) {
      const voice = talkWithPage(runner, page, isAloud, deps);
      const leave = () => voice.leave().finally(() => running.delete(own));
      const own: PageVoice = { ...voice, leave };
      running.add(own);
      return own;
    },
    async stop() {
      await Promise.all([...running].map((voice) => voice.leave()));
    },
  };
}

function talkWithPage(
  runner: Runner,
  page: Page,
  isAloud: boolean,
  { speech, recordings, clock: { now: date }, logger }: PageVoicesDeps,
): PageVoice {
  const now = () => date().getTime();
  const recording = recordings.begin(runner.ref, runner.startedAtMs, pageRateHz);
  recording.keep(); // the page has asked for consent
  const sound = makePageSound(page, recording, now);
  const captions = makeCaptions(page.send);
  let isOver = false;

  const phone = makePhoneClient({
    ...speech,
    models: metered(speech.models, runner.usage.sound),
    stream: sound.stream,
    isReadable: true,
    language: 'en', // until the welcome
    isBackchannel,
    now,
    logger: logger.child({ interviewId: runner.ref.interviewId, sessionId: runner.ref.sessionId }),
    frame: toSession,
    vocabulary: () => runner.vocabulary,
    partial: captions.partial,
    recognised(words, heard) {
      captions.recognised(words);
      phone.hear(words, heard);
    },
    likely: (words) => runner.prepare(client, words),
    mayRecord: () => undefined,
    unrecognised: (seconds) => runner.usage.sound({ unrecognisedSeconds: seconds }),
    farewell: () => page.close(closeCodes.done),
  });
  phone.setAloud(isAloud);

  const client = pageClient(page, phone, () => (isOver = true));

  function toSession(frame: SessionFrame): void {
    if (frame.type === 'heard') page.send(spokenFrame(frame));
    if (frame.type === 'say') captions.said(frame);
    const placed = onSessionClock(frame, runner.startedAtMs);
    if (!leaving.hasLeft()) return runner.receive(client, placed);
    if (frame.type === 'say' || frame.type === 'heard') runner.receiveLate(placed);
  }

  const leaving = makeLeavePage({
    phone,
    receive: (wish) => runner.receive(client, wish),
    receiveLate: (wish) => runner.receiveLate(wish),
  });

  return {
    client,
    take(frame) {
      const { type } = frame;
      if (type === 'voice') return phone.setAloud(frame.aloud);
      if (type === 'played') return phone.onMark(frame.mark);
      if (type === 'end' || type === 'finish-later' || type === 'withdraw') isOver = true;
      if (type === 'end' || type === 'finish-later') return void leaving.leaveAs(frame);
      if (type === 'withdraw') phone.stop('nothing');
      if (type === 'say') phone.interrupt();
      runner.receive(client, frame);
    },
    hear(frame) {
      if (isOver || leaving.hasLeft()) return true;
      if (!runner.takeLiveSound(client, (frame.samples.length / frame.rateHz) * 1000)) return false;
      const { samples, fromMs } = sound.heard(frame);
      phone.listen(samples, fromMs);
      return true;
    },
    async leave() {
      const left = leaving.leave();
      runner.detach(client);
      await left;
      await recording.stop();
    },
  };
}

const pageClient = (page: Page, { client: phone }: PhoneClient, closing: () => void): Client => ({
  send(frame) {
    page.send(frame.type === 'welcome' ? { ...frame, speech: 'platform' } : frame);
    phone.send(frame);
  },
  expect: phone.expect,
  close(code) {
    closing();
    if (code === closeCodes.done) phone.close(code);
    else page.close(code);
  },
});

function spokenFrame({ sequence = 0, characters }: Extract<SessionFrame, { type: 'heard' }>): ServerFrame {
  return { type: 'spoken', sequence, ...(characters === undefined ? {} : { characters }) };
}
