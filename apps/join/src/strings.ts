/** Every word of the page that is not the interview's. One object per language of the page. */
const en = {
  loading: 'One moment, please …',
  unknownTitle: 'This link does not lead to an interview',
  unknownText: 'Please check that the link is complete, or ask the person who sent it to you for a new one.',
  completedTitle: 'This interview is complete',
  completedText: 'Thank you for taking part. There is nothing left to do here; you can close this page.',
  openTitle: 'The interview is open elsewhere',
  openText:
    'It is being held in another window or on another device. Go on there, or close it and try again.',
  replacedTitle: 'You went on in another window',
  replacedText: 'The interview continues there. To come back to this window, press the button.',
  unavailableTitle: 'The interview cannot be opened right now',
  unavailableText: 'Nothing is lost. Please try again in a moment.',
  brokenTitle: 'Something went wrong',
  brokenText: 'The conversation was interrupted. Press the button to go on where you were.',
  tryAgain: 'Try again',
  consentIntro: (persona: string) =>
    persona
      ? `${persona}, an AI interviewer, would like to talk with you.`
      : 'An AI interviewer would like to talk with you.',
  consentQuestions: (count: number) =>
    count === 1 ? 'There is 1 question.' : `There are ${count} questions.`,
  consentPoints: [
    'You are talking with software, not with a person.',
    'What you write is stored and given to the people who invited you.',
    'You can end the interview, or finish it another day, at any time.',
  ],
  consentAgree: 'I understand and want to take part.',
  consentMissing: 'Please tick the box first.',
  start: 'Start the interview',
  goOn: 'Continue where you left off',
  startOver: 'Start over',
  startOverTitle: 'Start over?',
  startOverText: 'What you said before will not be part of the interview.',
  conversation: 'Conversation',
  you: 'You',
  interviewer: 'Interviewer',
  progress: (question: number, of: number) => `Question ${question} of ${of}`,
  answerLabel: 'Your answer',
  answerHint: 'Enter sends, Shift and Enter begin a new line.',
  send: 'Send',
  tooLong: (most: number) => `An answer can have at most ${most} characters. Please send it in parts.`,
  end: 'End interview',
  endTitle: 'End the interview?',
  endText: 'Your answers so far are kept. You cannot come back after this.',
  finishLater: 'Finish later',
  finishLaterTitle: 'Finish another day?',
  finishLaterText: 'Your answers are kept, and this link opens the interview again where you left it.',
  cancel: 'Go on talking',
  closing: 'That was the last question. Press “End interview” when you are done.',
  thinking: (persona: string) => `${persona} is thinking …`,
  waiting: 'One moment, please. What you said is kept and will be delivered.',
  reconnecting: 'The connection was lost. Reconnecting …',
  ending: 'Ending the interview …',
  thanksTitle: 'Thank you',
  thanksText: 'The interview is complete. You can close this page.',
  redirecting: 'You are being taken to the next page.',
  redirectLink: 'Go there now',
  laterTitle: 'See you later',
  laterText: (until: string) => `Your answers are kept. Open this link again until ${until} to go on.`,
  pausedTitle: 'The interview has paused',
  pausedText: 'We have not heard from you for a while. Your answers are kept.',
};

export type Strings = typeof en;

const byLanguage: Record<string, Strings> = { en };

/** The page's words in the first of the reader's languages that there are any in; else in English. */
export function stringsFor(readerLanguages: readonly string[]): { language: string; strings: Strings } {
  for (const language of readerLanguages.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '')) {
    const strings = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
    if (strings) return { language, strings };
  }
  return { language: 'en', strings: en };
}
