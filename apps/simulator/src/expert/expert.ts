import { setTimeout as pause } from 'node:timers/promises';
import { ExpertOnPage, type ExpertOptions } from './expert-on-page.ts';
import type { Course } from './expert-events.ts';

export type Reaction = { say: string } | 'end' | 'finish-later' | 'vanish';

export interface RunOptions extends ExpertOptions {
  react: (words: string, answers: number) => Reaction;
  paceMs?: number;
}

export async function runExpert({ react, paceMs = 0, ...options }: RunOptions): Promise<Course> {
  const expert = new ExpertOnPage(options);
  try {
    for (let given = 0; ;) {
      const turn = await expert.turn();
      if (turn) await pause(paceMs);
      if (!turn || expert.over) return expert.course;
      const reaction = turn.closing ? 'end' : react(turn.text, given);
      if (reaction === 'vanish') {
        expert.leave();
        return { ...expert.course, reason: 'vanished' };
      }
      if (typeof reaction === 'string') {
        await expert.press(reaction);
      } else {
        given += 1;
        await expert.say(reaction.say);
      }
    }
  } finally {
    expert.hangUp();
  }
}
