/** All phrases of the embedded interviewer and analyst in one language. */
export interface Phrases {
  /** Contains `{expert}`. */
  hello: string;
  /** Contains `{persona}`. */
  introduction: string;
  /** Neutral: neither praises nor doubts an answer. */
  acknowledgements: readonly [string, string, string];
  probes: readonly [string, string, string];
  closing: string;
  silence: readonly [string, string, string];
  notHeard: string;
  /** Other ways to answer than by voice, said after `notHeard`. */
  notHeardInCall: string;
  notHeardOnPage: string;
  /** First of the last words in a call whose expert cannot be heard. */
  cannotHear: string;
  /** Follows `cannotHear`: who calls next. */
  callAgain: string;
  callBack: string;
  /** Ends the last words after `cannotHear`. */
  inWriting: string;
  /** Reply to a wish for another language; names the language of the interview. */
  onlyLanguage: string;
  repeat: string;
  resume: string;
  finishLater: string;
  /** The last words stay off the record; the following words do not. */
  offTheRecord: string;
  /** Contains words that `asksForTheRecordAgain` understands. */
  offTheRecordUntil: string;
  backOnTheRecord: string;
  strike: string;
  timeUp: string;
  /** Reply to "are you a real person?" and "can I talk to one?". */
  human: string;
  /** Follows `human`: what the expert can do, because no person can be reached in the conversation. */
  noPerson: string;
  /** Replies to "is this recorded?", with and without sound. */
  recordedYes: string;
  recordedNo: string;
  /** Reply to "who asks, and who hears this?"; contains `{client}`. */
  askedBy: string;
  askedUnknown: string;
  /** Contains `{topic}`, any text. */
  topicIs: string;
  /** Reply to "how long will it take?"; contains `{questions}` and `{minutes}`, numbers that need no plural. */
  remaining: string;
  end: string;
  withdrawn: string;
  skip: string;
  goBack: string;
  /** Reply to "go back" and "change my answer" if there is no earlier question. */
  noneBefore: string;
  /** Reply to a question that is not about the interview. */
  onlyThisInterview: string;
  /** Before a question that was not understood and cannot be rephrased. */
  rephrase: string;
  wait: string;
  saidAlready: string;
  invite: string;
  /** Reply to an addition after the closing; says goodbye again. */
  added: string;
  /** Asks whether the expert wants to end, as a yes-or-no question. */
  clarifyEnd: string;
  /** Asks whether the expert withdraws the consent, as a yes-or-no question. */
  clarifyWithdraw: string;
  changed: string;
  /** At the beginning of a call, with and without sound. */
  callRecorded: string;
  callNotRecorded: string;
  /** The expert may stop, or withdraw the consent, at any time. */
  atAnyTime: string;
  /** Asks for consent by voice or key: yes or 1, no or 2. */
  consentAsk: string;
  consentRefused: string;
  /** First sentence of a summary; contains `{expert}`, `{answered}` and `{total}`. */
  summaryOpening: string;
  /** One answer in a summary; contains `{question}` and `{answer}`. */
  summaryAnswer: string;
  /** The questions in a summary that were asked without an answer; contains `{questions}`. */
  summaryUnanswered: string;
}
