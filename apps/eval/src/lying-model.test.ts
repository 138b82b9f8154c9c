import { embeddedAnalyst, openAiAnalyst, type AnalysisInput } from '@colloquy/language';
import path from 'node:path';
import { readSet } from './read-set';

const never = new AbortController().signal;
const set = readSet(path.join(__dirname, '..', 'transcripts')).filter(
  ({ half, kind }) => half === 'building' && (kind === 'good' || kind === 'correction'),
);

/** Changes every figure of a statement to one that the interview does not contain. */
const lieOf = (text: string) => text.replace(/\d+/g, (figure) => `7${figure.length}7${figure}`);

interface Told {
  text: string;
  turns: number[];
}

/** Answers of the model: changed statements of the expert, full points for every part, and support for every statement. */
function lyingChat(summary: readonly Told[], quotes: readonly object[], turn: number) {
  const part = (points: number) => ({ points, reason: 'as the turns show', turns: [turn] });
  const replies: Record<string, object> = {
    summary: { summary, quotes, answers: [] },
    judgement: {
      quality: {
        coverage: part(30),
        depth: part(30),
        specificity: part(15),
        evidence: part(15),
        engagement: part(10),
      },
      conduct: {
        brevity: part(20),
        order: part(25),
        wording: part(15),
        neutrality: part(10),
        patience: part(10),
        pace: part(10),
        time: part(10),
      },
      agents: [],
    },
    support: { statements: Array.from({ length: 400 }, (_, n) => ({ number: n + 1, supported: true })) },
  };
  return {
    complete: async ({ schema }: { schema?: { name: string } }) =>
      JSON.stringify(replies[schema?.name ?? ''] ?? {}),
  };
}

async function toldOf(input: AnalysisInput) {
  const { findings, quotes } = await embeddedAnalyst().analyse(input, never);
  const numberOf = (id: string | undefined) => input.turns.findIndex((turn) => turn.id === id) + 1;
  const claims = findings
    .flatMap((each) => each.claims)
    .map(({ text, turnIds: [id] }) => ({ text, turns: [numberOf(id)] }));
  const quoted = quotes.map(({ quote, timestamp_secs }) => ({
    text: quote,
    turn:
      input.turns.findIndex(
        ({ timestampSecs, role }) => role === 'user' && timestampSecs === timestamp_secs,
      ) + 1,
    question: 0,
  }));
  return { claims, quoted };
}

test('the set has interviews for a lying model', () => {
  expect(set.length).toBeGreaterThan(10);
});

test.each(set.map(({ name, input }) => [name, input] as const))(
  'no figure that a model invents on %s is delivered',
  async (_name, input) => {
    const { claims, quoted } = await toldOf(input);
    const lies = claims
      .filter(({ text }) => /\d/.test(text))
      .map((each) => ({ ...each, text: lieOf(each.text) }));
    const [first] = claims;
    if (!first) return;
    const told = [first, ...lies, first, first].slice(0, 4);
    const { summary } = await openAiAnalyst({ chat: lyingChat(told, quoted, first.turns[0] ?? 1) }).analyse(
      input,
      never,
    );
    for (const { text } of lies) expect(summary).not.toContain(text);
  },
);
