import type { ServerFrame } from '@colloquy/contracts/join';
import type {
  FrameOf,
  Hello,
  JoinConnection,
  JoinConnectionEvent,
} from '../../../../libs/join-client/src/index.ts';
import type { Conditions } from './conditions.ts';
import type { AgentTurn, Course, ExpertEvent, Mode, SaidEvent, Turn } from './expert-events.ts';
import { ReadingAloud } from './reading-aloud.ts';
import { explainRefusal, isTemporary } from './refusals.ts';
import { newVisit, type Utterance, type Visit, type EndingRequest } from './visit.ts';

interface PageOptions {
  conditions: Conditions;
  send: JoinConnection['send'];
  reopen: JoinConnection['reopen'];
  onEvent: (event: ExpertEvent) => void;
}

const patienceMs = 200_000;

export class Page {
  readonly course: Course = { reason: '', sessions: [], reconnects: 0, said: [], acknowledged: 0 };
  readonly reading = new ReadingAloud();
  visit: Visit = newVisit('resume');
  last: Turn | undefined;
  countdowns = 0;
  readonly #options: PageOptions;
  readonly #shown = new Set<string>();
  #persona = 'Interviewer';
  #question: number | undefined;
  #saidAt: number | undefined;
  #patience: NodeJS.Timeout | undefined;

  constructor(options: PageOptions) {
    this.#options = options;
  }

  open(mode: Mode) {
    this.visit = newVisit(mode);
    this.#beginPatience();
  }

  close() {
    clearTimeout(this.#patience);
    this.reading.stop();
  }

  resume(): Hello | undefined {
    const { session, lastSequence } = this.visit;
    return session && { resume: { ...session, lastSequence } };
  }

  says(utterance: Utterance) {
    this.visit.unsent = utterance;
    this.#saidAt = performance.now();
    this.#options.send({ type: 'say', ...utterance });
  }

  request(wish: EndingRequest) {
    this.visit.endingRequest = wish;
    this.#options.send(wish);
  }

  note(text: string) {
    this.#options.onEvent({ type: 'note', text });
  }

  take(event: JoinConnectionEvent) {
    if ('frame' in event) this.#takeFrame(event.frame);
    else if ('lost' in event) this.#lost();
    else this.#closed(event.closed);
    this.#options.conditions.changed();
  }

  #beginPatience() {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      const { refusal } = this.visit;
      const why = refusal ? ` The last refusal was "${refusal}".` : '';
      this.#options.conditions.fail(`The conversation made no progress for ${patienceMs / 1000} s.${why}`);
    }, patienceMs);
  }

  #lost() {
    this.course.reconnects += 1;
    if (!this.visit.down) this.note('the connection is lost, reconnecting');
    this.visit.down = true;
  }

  #closed(code: number) {
    const { conditions, reopen } = this.#options;
    const { over, refusal } = this.visit;
    if (over !== undefined) return;
    if (code === 1008 && !isTemporary(refusal)) return conditions.fail(explainRefusal(refusal));
    if (code === 4000) return conditions.fail('Another page took the conversation over.');
    if (refusal === 'bad-resume-token') this.visit.session = undefined;
    reopen(); // a session may end before the conversation does
  }

  #takeFrame(frame: ServerFrame) {
    if (frame.type === 'error') {
      this.visit.refusal = frame.code;
      return;
    }
    this.#beginPatience();
    if (frame.type === 'welcome') this.#welcomed(frame);
    if (frame.type === 'turn') this.#agentSaid(frame, frame);
    if (frame.type === 'ack') this.#acknowledged(frame);
    if (frame.type === 'phone') this.visit.phone = frame.state;
    if (frame.type === 'countdown') this.#counted(frame);
    if (frame.type === 'ended') this.#ended(frame);
  }

  #welcomed(welcome: FrameOf<'welcome'>) {
    const { visit, course } = this;
    const { sessionId, resumeToken, persona, turns } = welcome;
    if (visit.down) this.note('back again');
    if (visit.session?.sessionId !== sessionId) visit.lastSequence = -1;
    visit.session = { sessionId, resumeToken };
    visit.mode = 'resume';
    visit.refusal = '';
    visit.down = false;
    if (!course.sessions.includes(sessionId)) course.sessions.push(sessionId);
    this.#persona = persona || this.#persona;
    if (visit.unsent) this.#options.send({ type: 'say', ...visit.unsent });
    if (visit.endingRequest) this.#options.send(visit.endingRequest);
    const own = turns.filter((turn) => turn.sessionId === sessionId);
    for (const turn of own.filter(({ role }) => role === 'agent')) {
      this.#agentSaid(turn, welcome);
      if (turn !== own.at(-1)) visit.waitingTurn = undefined;
    }
  }

  #agentSaid(turn: AgentTurn, state: Pick<FrameOf<'turn'>, 'closing' | 'progress'>) {
    const { sessionId, sequence, text } = turn;
    const { closing, progress } = state;
    const key = `${sessionId} ${sequence}`;
    if (this.#shown.has(key)) return;
    this.#shown.add(key);
    this.visit.lastSequence = Math.max(this.visit.lastSequence, sequence);
    this.#persona = turn.persona || this.#persona;
    this.#question = progress?.question ?? this.#question;
    const [persona, question] = [this.#persona, this.#question];
    const latencyMs = this.#saidAt === undefined ? undefined : Math.round(performance.now() - this.#saidAt);
    this.#saidAt = undefined;
    this.#said('agent', text, persona, { latencyMs, closing });
    this.last = { text, persona, closing, sequence, question };
    this.#readOut(this.last);
  }

  #readOut(turn: Turn) {
    const { send, conditions } = this.#options;
    const { sequence } = turn;
    this.visit.waitingTurn = undefined;
    this.reading.begin({
      tell: () => send({ type: 'telling', sequence }),
      heard: () => {
        send({ type: 'heard', sequence });
        this.visit.waitingTurn = turn;
        conditions.changed();
      },
    });
  }

  #counted({ endsInMs }: FrameOf<'countdown'>) {
    if (endsInMs === undefined) return this.note('the end is postponed');
    this.countdowns += 1;
    this.note(`the conversation will end in ${Math.round(endsInMs / 1000)} s`);
  }

  #acknowledged({ utteranceId, sequence }: FrameOf<'ack'>) {
    const { visit } = this;
    if (visit.unsent?.utteranceId !== utteranceId) return;
    visit.lastSequence = Math.max(visit.lastSequence, sequence);
    this.course.acknowledged += 1;
    this.#said('user', visit.unsent.text, 'Expert');
    visit.unsent = undefined;
    visit.waitingTurn = undefined;
  }

  #ended({ reason, withdrawn, redirectUrl, resumableUntil }: FrameOf<'ended'>) {
    const { visit } = this;
    visit.session = undefined;
    visit.waitingTurn = undefined;
    this.reading.stop();
    // the session ended while the page was disconnected; the conversation continues in the next session
    if (visit.down && reason === 'client_disconnect') return this.note('was away for too long, continues');
    Object.assign(this.course, { reason, withdrawn, redirectUrl, resumableUntil });
    visit.over = reason;
    clearTimeout(this.#patience);
  }

  #said(role: SaidEvent['role'], text: string, who: string, more: Partial<SaidEvent> = {}) {
    this.course.said.push({ role, text });
    this.#options.onEvent({ type: 'said', role, text, who, question: this.#question, ...more });
  }
}
