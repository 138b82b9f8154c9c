import { encodeAudioFrame, type DisconnectReason, type Platform as Channel } from '@colloquy/contracts';
import { joinInterview, type JoinClient } from '@colloquy/join-client';
import { eventually } from '@colloquy/testing';
import type { ApiClient } from './api';
import type { Line, LineCall } from './line';

/** Service settings that shorten all times, so that every ending occurs within seconds. */
export const shortTimes = {
  SILENCE_PROMPT_MS: '2000',
  GRACE_MS: '8600',
  VANISH_MS: '2000',
  CLOSING_MS: '1000',
  EARLY_DISCONNECT_MS: '5000',
  NO_SHOW_MS: '5000',
  CONFERENCE_SETTLE_MS: '1500',
  DIAL_EVERY_MS: '200',
  CALL_PAUSE_MS: '200',
  LINE_PACE_MS: '1',
  LINE_RING_MS: '50',
  LINE_THINK_MS: '50',
  LINE_WAIT_MS: '20',
  RATE_LIMIT_PRINCIPAL_PER_MINUTE: '100000',
};

const answer =
  'We compared five suppliers for eleven weeks and chose the second cheapest, because of its engineers.';

export interface Scene {
  call: ApiClient;
  appUrl: string;
  line: Line;
  number: string;
}

/** A way to provoke one disconnect reason. `provoke` returns the id of the interview. */
export interface Ending {
  platform: Channel;
  reason: DisconnectReason;
  how: string;
  provoke: (scene: Scene) => Promise<string>;
  /** Platform of the session that continues the interview. */
  continues?: Channel;
}

async function anInterview({ call }: Scene, change: object = {}): Promise<string> {
  const { status, body } = await call('POST', '/api/interviews', {
    title: 'Heat pumps',
    interviewType: 'FULL_INTERVIEW',
    callSubject: 'Retrofit of heat pumps',
    expertData: { name: 'Dana', title: 'Head', employmentHistory: [{ title: 'Head', company: 'Norlund' }] },
    questions: [
      'What slows a retrofit down?',
      'What does it cost?',
      'Who decides?',
      'What else?',
      'And then?',
    ],
    ...change,
  });
  if (status !== 201) throw new Error(`POST /api/interviews: ${status} ${JSON.stringify(body)}`);
  return body.id;
}

/** Joins on the page and waits for the first question. */
async function onThePage(scene: Scene, change: object = {}) {
  const id = await anInterview(scene, change);
  const expert = await joinInterview(scene.appUrl, id);
  await expert.next('turn');
  return { id, expert };
}

const meetingId = (number: string) => number.slice(1);

/** Creates an interview that is dialled at once. */
export async function dialled(scene: Scene, behaviour?: object, change: object = {}): Promise<string> {
  if (behaviour) await scene.line.script(scene.number, behaviour);
  const scheduledAt = new Date(Date.now() + 300).toISOString();
  const dialIn = { dialInPhone: scene.number, meetingId: meetingId(scene.number), dialInPin: '42' };
  return anInterview(scene, { ...dialIn, scheduledAt, ...change });
}

async function pickedUp(scene: Scene, change: object = {}) {
  const id = await dialled(scene, {}, change);
  await eventually(async () => {
    const { body } = await scene.call('GET', `/api/interviews/${id}`);
    if (body.status !== 'WAITING_FOR_EXPERT')
      throw new Error(`Interview is ${body.status}, not WAITING_FOR_EXPERT`);
  }, 30_000);
  const call = await scene.line.callWith(scene.number, ({ streaming }) => streaming);
  await scene.line.say(call, 'Hello?');
  return { id, call };
}

async function onThePhone(scene: Scene, change: object = {}) {
  const { id, call } = await pickedUp(scene, change);
  await scene.line.callWith(scene.number, ({ pressed, said }) => {
    const last = said.at(-1);
    const isQuestion = last?.who === 'platform' && last.text.trim().endsWith('?');
    return pressed.length > 0 && isQuestion && last.text !== 'Do you agree to take part?';
  });
  return { id, call };
}

/** Waits until the interviewer has spoken again. */
async function asked({ line, number }: Scene, { said: before }: LineCall): Promise<LineCall> {
  const from = (said: LineCall['said']) => said.filter(({ who }) => who === 'platform').length;
  return line.callWith(number, ({ said }) => from(said) > from(before) && said.at(-1)?.who === 'platform');
}

const oneQuestion = { questions: ['What slows a retrofit down?'] };

/** Endings for every row of the specification's table of disconnect reasons, on each of its platforms. */
export const endings: Ending[] = [
  {
    platform: 'WEB',
    reason: 'completed_by_expert',
    how: 'presses End',
    async provoke(scene) {
      const { id, expert } = await onThePage(scene);
      await expert.say(answer);
      await expert.end();
      return id;
    },
  },
  {
    platform: 'PHONE',
    reason: 'completed_by_expert',
    how: 'hangs up after the closing words',
    async provoke(scene) {
      const { id, call } = await onThePhone(scene, oneQuestion);
      await scene.line.say(call, answer);
      await scene.line.callWith(scene.number, ({ said }) => said.at(-1)?.text.includes('Goodbye') === true);
      await scene.line.hangUp(call);
      return id;
    },
  },
  {
    platform: 'WEB',
    reason: 'voice_session_disconnect',
    how: 'says something and finishes later',
    async provoke(scene) {
      const { id, expert } = await onThePage(scene);
      await expert.say(answer);
      expert.send({ type: 'finish-later' });
      return id;
    },
  },
  {
    platform: 'WEB',
    reason: 'user_audio_silent',
    how: 'has a silent microphone',
    async provoke(scene) {
      const { id, expert } = await onThePage(scene);
      await expert.audio(encodeAudioFrame({ partOffsetMs: 0, index: 0, sound: new Uint8Array(400) }));
      return id;
    },
  },
  {
    platform: 'WEB',
    reason: 'client_disconnect',
    how: 'vanishes and does not come back',
    async provoke(scene) {
      const { id, expert } = await onThePage(scene);
      await expert.say(answer);
      await expert.cut();
      return id;
    },
  },
  {
    ...{
      platform: 'WEB',
      reason: 'grace_period_expired',
      how: 'stays silent while prompts are read out slowly',
    },
    async provoke(scene) {
      const { id, expert } = await onThePage(scene);
      await expert.say(answer);
      void readSlowly(expert).catch(() => undefined); // fails when the session ends
      return id;
    },
  },
  {
    ...{
      platform: 'WEB',
      reason: 'switched_to_phone',
      how: 'asks to be called and picks up',
      continues: 'PHONE',
    },
    async provoke(scene) {
      const { id, expert } = await onThePage(scene);
      await scene.line.script(scene.number);
      await expert.say(answer);
      expert.send({ type: 'switch-to-phone', phoneNumber: scene.number });
      await expert.next('ended');
      return id;
    },
  },
  {
    platform: 'PHONE',
    reason: 'call_ended',
    how: 'hangs up during the conversation',
    async provoke(scene) {
      const questions = Array.from({ length: 20 }, (_, nth) => `What of matter ${nth + 1}?`);
      const { id, call } = await onThePhone(scene, { questions });
      const longEnough = Date.now() + Number(shortTimes.EARLY_DISCONNECT_MS) + 500;
      while (Date.now() < longEnough) {
        const now = await scene.line.callWith(scene.number, ({ sid }) => sid === call.sid);
        await scene.line.say(call, 'I cannot say much about that, please go on.');
        await asked(scene, now);
      }
      await scene.line.hangUp(call);
      return id;
    },
  },
  {
    platform: 'PHONE',
    reason: 'call_ended_early',
    how: 'hangs up after a word',
    async provoke(scene) {
      const { id, call } = await pickedUp(scene);
      await eventually(async () => {
        const { body } = await scene.call('GET', `/api/interviews/${id}`);
        if (body.status !== 'IN_PROGRESS') throw new Error(`Interview is ${body.status}, not IN_PROGRESS`);
      }, 30_000);
      await scene.line.hangUp(call);
      return id;
    },
  },
  {
    ...{
      platform: 'PHONE',
      reason: 'switched_to_web',
      how: 'opens the link while on the phone',
      continues: 'WEB',
    },
    async provoke(scene) {
      const { id } = await onThePhone(scene);
      await joinInterview(scene.appUrl, id);
      return id;
    },
  },
  {
    ...{
      platform: 'WEB',
      reason: 'redialed',
      how: 'loses the page and opens the link again',
      continues: 'WEB',
    },
    async provoke(scene) {
      const { id, expert } = await onThePage(scene);
      await expert.say(answer);
      await expert.cut();
      await eventually(() => joinInterview(scene.appUrl, id), 10_000);
      return id;
    },
  },
  {
    ...{
      platform: 'PHONE',
      reason: 'redialed',
      how: 'calls in during another call',
      continues: 'PHONE',
    },
    async provoke(scene) {
      const { id } = await onThePhone(scene);
      await scene.line.ring(scene.number, [`${meetingId(scene.number)}#`, '42#']);
      return id;
    },
  },
  {
    platform: 'WEB',
    reason: 'completed_natural_end',
    how: 'says nothing after the closing words',
    async provoke(scene) {
      const { id, expert } = await onThePage(scene, oneQuestion);
      await expert.say(answer);
      return id;
    },
  },
  {
    ...{
      platform: 'PHONE',
      reason: 'completed_natural_end',
      how: 'stays on the line after the closing words',
    },
    async provoke(scene) {
      const { id, call } = await onThePhone(scene, oneQuestion);
      await scene.line.say(call, answer);
      return id;
    },
  },
  {
    platform: 'WEB',
    reason: 'ended_by_agent_platform',
    how: 'does not react to any prompt',
    async provoke(scene) {
      const { id, expert } = await onThePage(scene);
      await expert.say(answer);
      return id;
    },
  },
  {
    platform: 'PHONE',
    reason: 'ended_by_agent_platform',
    how: 'does not react to any prompt',
    async provoke(scene) {
      const { id } = await onThePhone(scene);
      return id;
    },
  },
  {
    platform: 'WEB',
    reason: 'no_audio_received',
    how: 'opens the page and sends nothing',
    provoke: async (scene) => (await onThePage(scene)).id,
  },
];

/** Takes nearly the silence limit to read out each turn, so that the grace period expires before the last prompt. */
async function readSlowly({ next, heard }: JoinClient): Promise<void> {
  for (;;) {
    const { sequence } = await next('turn');
    await new Promise((resolve) => setTimeout(resolve, 0.9 * Number(shortTimes.SILENCE_PROMPT_MS)));
    heard(sequence);
  }
}
