import type { ServerFrame } from '@colloquy/contracts';
import type { Connection, ConnectionEvents } from './connection';
import { type ConversationScreen, conversationScreen } from './screens/conversation';
import type { Strings } from './strings';

type Of<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>;

/** What the conversation needs around it. */
export interface TalkOptions {
  strings: Strings;
  connection: () => Connection;
  show: (screen: HTMLElement) => void;
  /** After this long without an answer of ours the expert is told to wait, milliseconds. */
  patienceMs: number;
}

/** Brings what the connection tells to the screen. */
export function makeTalk({ strings, connection, show, patienceMs }: TalkOptions) {
  let screen: ConversationScreen | undefined;
  let persona = '';
  let online = false;
  let leaving = false;
  let closing = false;
  /** Since when the interviewer owes an answer; undefined while the expert does. */
  let owedSince: number | undefined;
  /** Turns of the interviewer on the screen: what comes again after a lost line is shown once. */
  const seen = new Set<string>();
  const ticking = setInterval(showStatus, 500);

  function showStatus(): void {
    screen?.status(statusText());
  }

  function statusText(): string {
    if (!online) return strings.reconnecting;
    if (leaving) return strings.ending;
    if (owedSince !== undefined) {
      return performance.now() - owedSince > patienceMs ? strings.waiting : strings.thinking(persona);
    }
    return closing ? strings.closing : '';
  }

  function begin(welcome: Of<'welcome'>): ConversationScreen {
    persona = welcome.persona || strings.interviewer;
    const made = conversationScreen(welcome, strings, {
      say(text) {
        owedSince = performance.now();
        closing = false;
        made.emphasiseEnd(false);
        const id = connection().say(text);
        showStatus();
        return id;
      },
      typing: () => connection().typing(),
      leave(wish) {
        leaving = true;
        made.leaving();
        connection().leave(wish);
        showStatus();
      },
    });
    show(made.element);
    return made;
  }

  function isNew({ sessionId, sequence }: { sessionId: string; sequence: number }): boolean {
    const key = `${sessionId} ${sequence}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  }

  function onWelcome(welcome: Of<'welcome'>): void {
    online = true;
    const first = screen === undefined;
    screen ??= begin(welcome);
    const unsent = connection().unsent();
    for (const turn of welcome.turns) {
      // after a lost line the expert's own words are on the screen already
      if (turn.role === 'agent' ? isNew(turn) : first) screen.add(turn.role, turn.text);
    }
    const lastRole = welcome.turns.at(-1)?.role ?? (first || owedSince !== undefined ? 'user' : 'agent');
    owedSince = lastRole === 'agent' && unsent.length === 0 ? undefined : performance.now();
    closing = welcome.closing;
    screen.progress(welcome.progress);
    screen.emphasiseEnd(closing);
    if (first) {
      for (const { text, utteranceId } of unsent) screen.add('user', text, utteranceId);
      screen.focus();
    }
    showStatus();
  }

  const events: Pick<ConnectionEvents, 'onWelcome' | 'onTurn' | 'onAck' | 'onOnline'> = {
    onWelcome,
    onTurn(turn) {
      if (!isNew(turn)) return;
      owedSince = undefined;
      closing = turn.closing;
      screen?.add('agent', turn.text);
      screen?.progress(turn.progress);
      screen?.emphasiseEnd(closing);
      connection().heard(turn.sequence);
      showStatus();
    },
    onAck({ utteranceId }) {
      screen?.acknowledged(utteranceId);
    },
    onOnline(now) {
      online = now;
      showStatus();
    },
  };
  return { events, stop: () => clearInterval(ticking) };
}
