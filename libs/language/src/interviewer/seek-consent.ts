import { type ConversationState, recentWords } from './conversation-state';
import { factsOf, isQuestionOfFact, topicOf, whoAsks } from './facts';
import { type InterviewerBrief, type InterviewerMove, type SpokenTurn } from './interviewer';
import { phrases, speak } from './phrases';
import { agreementIn } from './requests/agreement';
import { type RecognisedRequest } from './requests/recogniser';
import { acknowledgement, goOn, greetingOf, say } from './wording';

/** How often the agent asks before missing consent counts as a refusal. */
const maxAsked = 3;

/** The expert can only agree to words that were heard to their end. */
export function seekConsent(
  brief: InterviewerBrief,
  history: readonly SpokenTurn[],
  state: ConversationState,
  requests: readonly RecognisedRequest[],
): InterviewerMove {
  const own = phrases[brief.language];
  const said = recentWords(state);
  const text = consentTextOf(brief);
  if (state.consentAsked === 0 || said === '')
    return say(speak(brief.language, text, own.consentAsk), consentAct);
  const request = requests[0];
  if (request?.kind === 'end' || request?.kind === 'withdraw') return decline(brief);
  if (request?.kind === 'finish-later')
    return { kind: 'finish-later', text: own.finishLater, act: { kind: 'finish-later' }, by: 'embedded' };
  if (request?.kind === 'repeat' || request?.kind === 'rephrase')
    return say(speak(brief.language, text, own.consentAsk), { ...consentAct, request: request.kind });
  if (request && isQuestionOfFact(request.kind)) {
    const facts = factsOf(
      requests.map(({ kind }) => kind),
      brief,
      state,
    );
    return say(speak(brief.language, facts, own.consentAsk), { ...consentAct, request: request.kind });
  }
  if (request?.kind === 'wait')
    return { kind: 'wait', text: own.wait, act: { kind: 'wait', request: 'wait' }, by: 'embedded' };
  const agreement = agreementIn(said, brief.language);
  if (agreement === 'no') return decline(brief);
  const unheard = unheardOf(brief, history);
  if (agreement === 'yes' && unheard.length === 0) {
    const first = goOn(brief, state, acknowledgement(brief, 1));
    return { ...first, consentTo: text };
  }
  if (state.consentAsked >= maxAsked) return decline(brief);
  return say(speak(brief.language, ...unheard, own.consentAsk), consentAct);
}

const consentAct = { kind: 'consent' } as const;

function consentTextOf(brief: InterviewerBrief): string {
  return speak(
    brief.language,
    greetingOf(brief),
    whoAsks(brief),
    topicOf(brief),
    ...essentials(brief),
    phrases[brief.language].atAnyTime,
  );
}

const essentials = ({ language, facts, compliance }: InterviewerBrief): string[] => [
  facts?.isRecorded === true ? phrases[language].callRecorded : phrases[language].callNotRecorded,
  ...(compliance?.trim() ? [compliance.trim()] : []),
];

function unheardOf(brief: InterviewerBrief, history: readonly SpokenTurn[]): string[] {
  const heard = history.filter(({ act }) => act?.kind === 'consent').map(({ text }) => text);
  return essentials(brief).filter((part) => !heard.some((text) => text.includes(part)));
}

function decline({ language }: InterviewerBrief): InterviewerMove {
  return {
    kind: 'decline',
    text: phrases[language].consentRefused,
    act: { kind: 'decline' },
    by: 'embedded',
  };
}
