import { AppError } from '@colloquy/kernel';
import { z } from 'zod';
import { type ChatClient, type ChatMessage, jsonOf } from '../models/chat-client';
import { repairPrompt } from './openai-prompt';

/** In characters; a longer interview exceeds the context of models. */
const maxPromptLength = 400_000;

const maxProblems = 10;

export interface Question<Form extends z.ZodType> {
  name: string;
  form: Form;
  messages: readonly ChatMessage[];
  /** Returns the problems of a well-formed answer, worded for the model; empty if it is usable. */
  problemsOf(answer: z.infer<Form>, isLast: boolean): string[];
}

export type Ask = <Form extends z.ZodType>(question: Question<Form>) => Promise<z.infer<Form>>;

type Checked<T> = { answer: T; problems?: undefined } | { answer?: undefined; problems: string[] };

/** @throws AppError `too-large` INTERVIEW_TOO_LONG, `unavailable` MODEL_ANSWER_UNUSABLE, and errors of the client */
export async function askModel<Form extends z.ZodType>(
  chat: Pick<ChatClient, 'complete'>,
  { name, form, messages, problemsOf }: Question<Form>,
  signal: AbortSignal,
): Promise<z.infer<Form>> {
  if (messages.reduce((sum, { content }) => sum + content.length, 0) > maxPromptLength) {
    throw new AppError('too-large', 'INTERVIEW_TOO_LONG', 'The interview is too long for a model');
  }
  const { $schema: _, ...schema } = z.toJSONSchema(form);
  const ask = async (asked: readonly ChatMessage[], isLast: boolean) => {
    const text = await chat.complete({ messages: asked, schema: { name, schema } }, signal);
    return { text, ...checked(text, form, (answer) => problemsOf(answer, isLast)) };
  };
  const first = await ask(messages, false);
  if (!first.problems) return first.answer;
  const correction = [
    ...messages,
    { role: 'assistant' as const, content: first.text },
    repairPrompt(first.problems.slice(0, maxProblems)),
  ];
  const again = await ask(correction, true);
  if (!again.problems) return again.answer;
  throw new AppError('unavailable', 'MODEL_ANSWER_UNUSABLE', 'The answer of the model cannot be used', {
    details: { problems: again.problems.length },
  });
}

/** Characters that have no width or change the direction of a text; joiners within words stay. */
const controls = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

function withoutControls(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(controls, (each) => (/\s/u.test(each) && each !== '\ufeff' ? ' ' : ''));
  if (Array.isArray(value)) return value.map(withoutControls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutControls(each)]));
}

function checked<Form extends z.ZodType>(
  text: string,
  form: Form,
  problemsOf: (answer: z.infer<Form>) => string[],
): Checked<z.infer<Form>> {
  let value: unknown;
  try {
    value = withoutControls(jsonOf(text));
  } catch {
    return { problems: ['it is not one JSON object'] };
  }
  const parsed = form.safeParse(value);
  if (!parsed.success) {
    const { issues } = parsed.error;
    return { problems: issues.map(({ path, message }) => `${path.join('.')}: ${message}`) };
  }
  const problems = problemsOf(parsed.data);
  return problems.length > 0 ? { problems } : { answer: parsed.data };
}
