import { toAppError } from '@colloquy/kernel';
import { type ChatClient } from '../models/chat-client';
import { malformedCode } from '../models/post';
import { type ClaimJudge } from './claims';
import { type FallbackReason, type InterviewerBrief } from './interviewer';
import { earlyReply, parseReply, type Reply, requestFor, type Situation } from './model-dialogue';
import { phrases } from './phrases';
import { sentencesOf } from '../text/segment';
import { makeLanguageFinder } from '../text/spoken-language';

export interface ModelTurnParts {
  client: ChatClient;
  judge: ClaimJudge;
  /** Limit on the model's answers and their judgement together, milliseconds. */
  maxReplyMs: number;
}

/** The replies and the judgement of the words share a limit on their time. */
export function makeModelTurn(
  { client, judge, maxReplyMs }: ModelTurnParts,
  brief: InterviewerBrief,
  signal: AbortSignal,
) {
  const endsAt = performance.now() + maxReplyMs;
  const leftMs = () => Math.max(0, endsAt - performance.now());
  const languages = makeLanguageFinder(); // loads while the model answers
  languages.catch(() => undefined);
  const judgements = new Map<string, Promise<FallbackReason | undefined>>();

  /** Judges the same words once; those of the client and of code are not judged. */
  async function objectionTo(words: string): Promise<FallbackReason | undefined> {
    const text = words.trim();
    if (text === '' || isOwn(text, brief)) return undefined;
    const languageOf = await languages;
    if (languageOf(text, brief.language) !== brief.language) return 'refused';
    const judgement = judgements.get(text) ?? judge.objectionTo(text, signal, leftMs());
    judgements.set(text, judgement);
    return judgement;
  }

  /** @param onEarly gets action and text of the reply once they are complete, while the rest follows */
  async function reply(
    situation: Situation,
    onEarly: (early: Reply) => void,
  ): Promise<Reply | FallbackReason> {
    let answer = '';
    let early: Reply | undefined;
    try {
      const request = { ...requestFor(situation), limitMs: leftMs() };
      for await (answer of client.stream(request, signal)) {
        const found = earlyReply(answer);
        if (found && found.text !== early?.text) onEarly(found);
        early = found;
      }
      return parseReply(answer);
    } catch (error) {
      signal.throwIfAborted();
      const { kind, code } = toAppError(error);
      if (code === malformedCode) return 'invalid';
      return kind === 'timeout' ? 'timeout' : 'unavailable';
    }
  }

  return {
    reply,
    objectionTo,
    judgeEarly: (words: string): void => void objectionTo(words).catch(() => undefined),
  };
}

export type ModelTurn = ReturnType<typeof makeModelTurn>;

/** Returns whether words are only questions of the client and acknowledgements of this library, as they are written. */
function isOwn(text: string, { questions, language }: InterviewerBrief): boolean {
  const own = new Set([...phrases[language].acknowledgements, ...questions].map((words) => words.trim()));
  return own.has(text) || sentencesOf(text, language).every((sentence) => own.has(sentence.trim()));
}
