/** Everything the embedded interviewer and analyst say of their own in one language. */
export interface Phrases {
  /** Contains `{expert}`. */
  hello: string;
  /** Contains `{persona}`. */
  introduction: string;
  /** Neutral, so that no answer is praised and none is doubted. */
  acknowledgements: readonly [string, string, string];
  probes: readonly [string, string, string];
  closing: string;
  /** After the first, the second and the third silence. */
  silence: readonly [string, string, string];
  /** Comes before the question that is said again. */
  repeat: string;
  /** Comes before the open question when a conversation goes on after an interruption. */
  resume: string;
  finishLater: string;
  /** What was just said stays off the record; what follows does not. */
  offTheRecord: string;
  /** Contains words that `asksForTheRecordAgain` understands. */
  offTheRecordUntil: string;
  backOnTheRecord: string;
  /** What was said last is taken out of the record. */
  strike: string;
  /** The closing when not every question could be put. */
  timeUp: string;
  /** To "are you a real person?" */
  human: string;
  /** To "is this recorded?", with sound and without. */
  recordedYes: string;
  recordedNo: string;
  /** To "who asks, and who hears this?"; contains `{client}`. */
  askedBy: string;
  /** The same where the client is not named. */
  askedUnknown: string;
  /** Contains `{topic}`, any text. */
  topicIs: string;
  /** To "how long will it take?"; contains `{questions}` and `{minutes}`, numbers that need no plural. */
  remaining: string;
  /** The last words to somebody who wants to end. */
  end: string;
  /** The last words to somebody who withdraws the consent. */
  withdrawn: string;
  /** Leads over from a question that is skipped. */
  skip: string;
  /** Comes before an earlier question that is put again. */
  goBack: string;
  /** To "go back" and "change my answer" where nothing came before. */
  noneBefore: string;
  /** Comes before a question that was not understood and cannot be put in other words. */
  rephrase: string;
  /** To "a moment, please". */
  wait: string;
  /** To "I said that already". */
  saidAlready: string;
  /** To "one more thing". */
  invite: string;
  /** After the closing words, to something the expert has added; says goodbye again. */
  added: string;
  /** Asks whether the expert wants to end, in a question for yes or no. */
  clarifyEnd: string;
  /** Asks whether the expert withdraws the consent, in a question for yes or no. */
  clarifyWithdraw: string;
  /** Comes before the question whose answer was taken back. */
  changed: string;
  /** At the beginning of a call, with sound and without. */
  callRecorded: string;
  callNotRecorded: string;
  /** The expert may stop, or withdraw the consent, at any time. */
  atAnyTime: string;
  /** Asks for consent by voice or key: yes or 1, no or 2. */
  consentAsk: string;
  /** The last words to somebody who does not consent. */
  consentRefused: string;
  /** First sentence of a summary; contains `{expert}`, `{answered}` and `{total}`. */
  summaryOpening: string;
  /** One answer in a summary; contains `{question}` and `{answer}`. */
  summaryAnswer: string;
}
