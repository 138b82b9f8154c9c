import { type RequestKind } from '@colloquy/contracts';
import { type ConversationState, nextIndex } from './conversation-state';
import { type InterviewerBrief } from './interviewer';
import { fill, phrases, speak } from './phrases';

/** Estimate without a time budget: an interview of 30 minutes has about ten questions. */
const minutesPerQuestion = 3;

const questionsOfFact = ['are-you-human', 'is-recorded', 'who-asks', 'how-long', 'other-language'] as const;
type QuestionOfFact = (typeof questionsOfFact)[number];

export const isQuestionOfFact = (kind: RequestKind): kind is QuestionOfFact =>
  (questionsOfFact as readonly RequestKind[]).includes(kind);

export function factsOf(
  kinds: readonly RequestKind[],
  brief: InterviewerBrief,
  state: ConversationState,
): string {
  const facts = kinds.filter(isQuestionOfFact).flatMap((kind) => factParts(kind, brief, state));
  return speak(brief.language, ...new Set(facts));
}

function factParts(kind: QuestionOfFact, brief: InterviewerBrief, state: ConversationState): string[] {
  const own = phrases[brief.language];
  switch (kind) {
    case 'are-you-human':
      return [own.human, own.noPerson];
    case 'is-recorded':
      return [brief.facts?.isRecorded === true ? own.recordedYes : own.recordedNo, whoAsks(brief)];
    case 'who-asks':
      return [whoAsks(brief), topicOf(brief)];
    case 'how-long':
      return [fill(own.remaining, remaining(brief, state))];
    case 'other-language':
      return [own.onlyLanguage];
  }
}

export function whoAsks({ language, facts }: InterviewerBrief): string {
  const client = facts?.organisation.trim() ?? '';
  return client === '' ? phrases[language].askedUnknown : fill(phrases[language].askedBy, { client });
}

export function topicOf({ language, facts }: InterviewerBrief): string {
  const topic = (facts?.purpose.trim() || facts?.title.trim()) ?? '';
  return topic === '' ? '' : fill(phrases[language].topicIs, { topic: topic.replace(/[.。।]$/u, '') });
}

function remaining(
  brief: InterviewerBrief,
  state: ConversationState,
): { questions: number; minutes: number } {
  const { questions, timeBudgetMs, elapsedMs = 0 } = brief;
  const open = state.current !== undefined && state.asked.get(state.current)?.answers.length === 0 ? 1 : 0;
  const notPut = questions.filter((_question, index) => state.asked.get(index)?.isPostponed !== false).length;
  const count = nextIndex(state, questions) >= questions.length ? open : notPut + open;
  const most = count * minutesPerQuestion;
  if (timeBudgetMs === undefined) return { questions: count, minutes: Math.max(1, most) };
  const leftMinutes = Math.ceil(Math.max(0, timeBudgetMs - elapsedMs) / 60_000);
  return { questions: count, minutes: Math.max(1, Math.min(leftMinutes, most)) };
}
