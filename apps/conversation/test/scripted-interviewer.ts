import type { Move } from '../src/domain/inputs';
import type { SessionInterviewer } from '../src/domain/ports';
import type { InterviewerBrief } from '@colloquy/language';

/** Greets, asks the questions in order and closes. "later" and "stop here" end the session. */
export function scriptedInterviewer(brief: InterviewerBrief): SessionInterviewer {
  return {
    async say(ask, history): Promise<Move> {
      if (ask === 'silence') return { text: 'Are you there?', act: 'prompt', then: 'listen' };
      if (ask === 'not-heard') return { text: 'I could not hear you.', act: 'prompt', then: 'listen' };
      if (ask === 'cannot-hear') {
        const text = brief.facts?.nextCall === 'platform' ? 'I will call you again.' : 'Please call again.';
        return { text, act: ask, then: ask };
      }
      const last = history.at(-1);
      if (last?.role === 'user' && last.text.includes('later')) {
        return { text: 'Until then.', act: 'finish-later', then: 'leave' };
      }
      if (last?.role === 'user' && last.text.includes('stop here')) {
        return { text: 'I end the interview here.', act: 'end', then: 'end' };
      }
      const asked = new Set(history.flatMap(({ questionIndex }) => questionIndex ?? []));
      const next = asked.size;
      const question = ask === 'close' ? undefined : brief.questions[next];
      if (question === undefined) return { text: 'Thank you, goodbye.', act: 'closing', then: 'close' };
      if (history.every(({ role }) => role === 'user')) {
        return {
          text: `${brief.firstMessage} ${question}`,
          act: 'greeting',
          questionIndex: 0,
          then: 'listen',
        };
      }
      return { text: question, act: 'question', questionIndex: next, then: 'listen' };
    },
  };
}
