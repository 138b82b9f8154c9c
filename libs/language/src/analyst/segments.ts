import { type Language } from '@colloquy/contracts';
import { type AnalysisInput, type ConductSegment, type QualitySegment, type TurnAgent } from './analyst';
import { judge } from './answers';
import { type Answer, type Answers } from './answer';
import { conductOf } from './conduct';
import { qualityOf } from './quality';
import { type JudgedScore } from './scoring';

/** An agent with fewer content words may only have said goodbye. */
const minContentWords = 3;

const tooLittle = 'The expert said almost nothing to this agent.';

/** @param input in the language of the expert's words */
export function segmentsOf(
  input: AnalysisInput,
  answers: Answers,
  agentLanguage: Language,
): { qualitySegments: QualitySegment[]; conductSegments: ConductSegment[] } {
  const agents = agentsOf(input);
  if (agents.length < 2) return { qualitySegments: [], conductSegments: [] };
  const judged = agents.map((agent) => {
    const part = partOf(input, answers, agent);
    const content = part.answers.reduce((sum, { contentWords }) => sum + contentWords, 0);
    const isJudged = content >= minContentWords;
    return {
      agent,
      quality: segment(agent, isJudged ? qualityOf(part.input, part.answers) : undefined),
      conduct: segment(
        agent,
        isJudged ? conductOf({ ...part.input, language: agentLanguage }, part.answers) : undefined,
      ),
    };
  });
  return {
    qualitySegments: judged.map(({ agent: { kind }, quality }) => ({ ...quality, kind })),
    conductSegments: judged.map(({ conduct }) => conduct),
  };
}

const segment = ({ name }: TurnAgent, judged: JudgedScore | undefined): ConductSegment => ({
  agent: name,
  score: judged?.score ?? null,
  reasons: judged?.reasons.map(({ text }) => text) ?? [tooLittle],
});

const isSame = (a: TurnAgent, b: TurnAgent | undefined) => a.name === b?.name && a.kind === b.kind;

export function agentsOf({ turns }: Pick<AnalysisInput, 'turns'>): TurnAgent[] {
  const agents: TurnAgent[] = [];
  for (const { agent } of turns)
    if (agent && !agents.some((known) => isSame(known, agent))) agents.push(agent);
  return agents;
}

function partOf(input: AnalysisInput, { listed, others }: Answers, agent: TurnAgent) {
  const turns = input.turns.filter((turn) => isSame(agent, turn.agent));
  const answers = [...listed, ...others]
    .map((answer) => restricted(answer, agent, input.language))
    .filter(({ askedIn, turns: said }) => askedIn.length + said.length > 0);
  return { input: { ...input, turns }, answers };
}

function restricted(answer: Answer, agent: TurnAgent, language: Language): Answer {
  const own: Answer = {
    ...answer,
    askedIn: answer.askedIn.filter((turn) => isSame(agent, turn.agent)),
    turns: answer.turns.filter((turn) => isSame(agent, turn.agent)),
    sentences: answer.sentences.filter(({ turn }) => isSame(agent, turn.agent)),
  };
  judge(own, language);
  return own;
}
