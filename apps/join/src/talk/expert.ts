import { maxUtteranceLength } from '@colloquy/contracts';
import type { Leave } from '../connection-types';
import type { SayTiming } from '../memory';
import { utterancesOf } from '../own-words';
import { makePresence } from '../presence';
import { dialogOpen } from '../screens/dialog';
import type { TalkOptions, TalkState } from './state';
import type { TalkDisplay } from './talk-display';
import type { TalkSound } from './talk-sound';

interface Deps {
  state: TalkState;
  sound: TalkSound;
  display: TalkDisplay;
}

export function makeExpert({ page, connection, now }: TalkOptions, { state, sound, display }: Deps) {
  const { strings } = page;
  const { turns, input } = sound;
  const presence = makePresence({
    now,
    tell: connection.typing,
    composing: () =>
      dialogOpen() ||
      display.hearsSpeech() ||
      (input?.hearing() ?? false) ||
      (state.screen?.draft() ?? '') !== '',
  });

  function sign(): void {
    if (state.screen?.countdown.showing()) here();
    else presence.sign();
  }

  function here(): void {
    presence.here();
    state.screen?.countdown.hide();
  }

  function say(text: string, timing: SayTiming = {}): void {
    if (state.leaving) return;
    turns.interrupt();
    showOwn(text, connection.say(text, timing));
  }

  function heardUtterance(text: string): void {
    sign();
    showOwn(text);
  }

  function showOwn(text: string, utteranceId?: string): void {
    const { screen } = state;
    state.owedSince = now();
    state.closing = false;
    screen?.countdown.hide();
    screen?.emphasiseEnd(false);
    screen?.notice(''); // the expert has read the notice by now
    screen?.said.addOwn(text, utteranceId);
    display.update();
  }

  function mute(on: boolean): void {
    const unsaid = input?.mute(on) ?? '';
    state.screen?.partial('');
    state.screen?.addDraft(unsaid);
  }

  /** @param sendFirst whether to send spoken words and the draft first; otherwise they stay in the field */
  function leave(how: Leave, sendFirst: boolean): void {
    const { screen } = state;
    screen?.addDraft(input?.lastWords() ?? '');
    if (sendFirst) {
      for (const text of utterancesOf(screen?.draft() ?? '', maxUtteranceLength)) say(text);
    }
    if (sendFirst || how.wish !== 'finish-later') screen?.clearDraft();
    state.leaving = how.wish === 'withdraw' ? strings.withdrawing : strings.ending;
    screen?.partial('');
    screen?.countdown.hide();
    screen?.leaving();
    turns.interrupt();
    display.update();
    connection.leave(how, input?.close());
  }

  return {
    sign,
    here,
    say,
    heardUtterance,
    mute,
    leave,
    keepWords(): void {
      if (!state.leaving) state.screen?.addDraft(input?.lastWords() ?? '');
    },
    touched(target: EventTarget | null): void {
      const { screen, leaving } = state;
      const counting = screen?.countdown.showing() && !leaving;
      if (!counting) presence.touched();
      else if (!screen?.countdown.element.contains(target as Node | null)) here();
    },
    tick(): void {
      if (!state.leaving) presence.tick();
    },
  };
}
