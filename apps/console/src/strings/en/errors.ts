export const errors = {
  codes: {
    ANALYSIS_IN_PROGRESS: {
      title: 'An analysis is under way',
      step: 'Wait until it is finished, then try again.',
    },
    CANNOT_MAKE_VARIABLE_REQUIRED: {
      title: 'An optional variable cannot become required',
      step: 'Create a required variable with another name.',
    },
    EXPORT_TOO_LARGE: {
      title: 'The interview is too long for this format',
      step: 'Export it as text or data.',
    },
    FILTER_NOT_READY: {
      title: 'This filter is still being prepared',
      step: 'Remove the filter, or try again in a few minutes.',
    },
    INTERVIEW_COMPLETED: {
      title: 'The interview is completed',
      step: 'Duplicate it to hold another conversation.',
    },
    INTERVIEW_IN_PROGRESS: {
      title: 'The interview is in progress',
      step: 'Wait until the conversation has ended, then try again.',
    },
    INTERVIEW_NOT_IN_PROGRESS: {
      title: 'The interview is not in progress',
      step: 'Reload the page to see its current state.',
    },
    INTERVIEW_WITHDRAWN: {
      title: 'The expert withdrew consent',
      step: 'Nothing can be done: the data of the conversation have been removed.',
    },
    INVALID_VARIABLE_NAME: {
      title: 'The name of the variable is not allowed',
      step: 'Choose another name according to the rule in the message.',
    },
    MISSING_REQUIRED_VARIABLES: {
      title: 'Required values for the agent are missing',
      step: 'Fill in the values that the message names.',
    },
    NO_DIAL_IN_PHONE: {
      title: 'The interview has no phone number',
      step: 'Enter a number first.',
    },
    NOT_ANALYSED: {
      title: 'The interview has no analysis yet',
      step: 'Wait until the analysis of the conversation is finished.',
    },
    OUTSIDE_CALLING_HOURS: {
      title: 'The expert cannot be called at this hour',
      step: 'Schedule the call for the time in the message, or call then.',
    },
    READ_ONLY: {
      title: 'You have read-only access',
      step: 'Ask an administrator of the account for another role.',
    },
    SESSION_ALREADY_OPEN: {
      title: 'The expert is connected already',
      step: 'Wait until the conversation has ended, then try again.',
    },
    SESSION_NOT_PROCESSED: {
      title: 'The session is still being processed',
      step: 'Try again in a few minutes.',
    },
    SPEECH_OFF: { title: 'The platform has no speech synthesis', step: 'Ask the operator to set it up.' },
    TELEPHONY_OFF: {
      title: 'This platform makes no calls',
      step: 'Send the join link instead, or ask the operator to set up telephony.',
    },
    TOO_FEW_INTERVIEWS: {
      title: 'Too few of the interviews can be compared',
      step: 'Add interviews that are completed and analysed.',
    },
    TOO_MANY_COMPARISONS: {
      title: 'Too many comparisons are under way',
      step: 'Wait until one of them is ready.',
    },
    TOO_MANY_REHEARSALS: {
      title: 'Too many rehearsals are under way',
      step: 'Wait until one of them is ready.',
    },
    TOO_MANY_SAMPLES: { title: 'The voice samples for today are used up', step: 'Try again tomorrow (UTC).' },
    TOO_MANY_TESTS: {
      title: 'The test interviews for today are used up',
      step: 'Try again tomorrow (UTC), or create an interview that is not a test.',
    },
    UNSUPPORTED_CHARACTERS: {
      title: 'A PDF cannot show some characters of the interview',
      step: 'Export it as Word (DOCX).',
    },
    VARIABLE_IN_USE: { title: 'Agents use this variable', step: 'Remove it from their prompts first.' },
    VARIABLE_NAME_EXISTS: { title: 'A variable with this name exists', step: 'Choose another name.' },
  },
  invalid: {
    title: 'The platform refused the input',
    step: 'Correct the field that the message names, then try again.',
  },
  forbidden: {
    title: 'You do not have access to this',
    step: 'Ask an administrator of the account for access.',
  },
  missing: { title: 'This does not exist', step: 'It may have been deleted. Go back to the list.' },
  conflict: {
    title: 'The current state does not allow this',
    step: 'Reload the page and check whether the action is still needed.',
  },
  tooLarge: { title: 'The request is too large', step: 'Shorten the texts or split the request.' },
  tooMany: { title: 'Too many requests', step: 'Wait a moment, then try again.' },
  outage: {
    title: 'The service has a problem',
    step: 'Try again in a minute. If the problem stays, send the request ID to the operator.',
  },
  offline: { title: 'No connection', step: 'Check your network connection, then try again.' },
  unexpected: {
    title: 'Something went wrong',
    step: 'Reload the page. If it happens again, report it to the operator.',
  },
};
