import { languageOf, type RehearsalWish, rehearsalWishes, type RehearsedMessage } from '@colloquy/contracts';
import type { GrpcClient } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import type { RehearsalReport } from '../domain/rehearsal';
import type { Rehearser } from '../domain/rehearsal-ports';

/** A language model may need seconds for each turn. */
export const rehearsalLimitMs = 150_000;

export function grpcRehearser(
  conversation: GrpcClient<'colloquy.conversation.v1.ConversationService'>,
): Rehearser {
  return {
    async rehearse(
      { accountId, agentId, versionNumber, persona, title, callSubject, questions },
      customVariables,
      signal,
    ) {
      // without this check the call would wait for the service until its deadline
      if (!(await conversation.reachable())) {
        throw new AppError('unavailable', undefined, 'conversation is not available');
      }
      const request = { accountId, agentId, versionNumber, persona, title, subject: callSubject };
      const message = { ...request, questions: [...questions], customVariables: { ...customVariables } };
      return reportOf(await conversation.rehearse(message, { deadlineMs: rehearsalLimitMs, signal }));
    },
  };
}

function reportOf(message: RehearsedMessage): RehearsalReport {
  return {
    turns: message.turns.map(({ role, text, act, questionIndex }) => ({
      role: role === 'agent' ? 'agent' : 'user',
      text,
      act: act || null,
      questionIndex: questionIndex ?? null,
    })),
    questions: message.questions.map(({ asked, answered, probes }) => ({ asked, answered, probes })),
    wishes: message.wishes.flatMap(({ wish, honoured, turn }) => {
      const known = wishOf(wish);
      return known ? [{ wish: known, honoured, turn }] : [];
    }),
    conductScore: message.conductScore ?? null,
    conductReasons: message.conductReasons,
    wordedBy: message.wordedBy,
    expertLanguage: languageOf(message.expertLanguage),
  };
}

const wishOf = (name: string): RehearsalWish | undefined => rehearsalWishes.find((known) => known === name);
