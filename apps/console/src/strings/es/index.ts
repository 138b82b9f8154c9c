import { account } from './account';
import { agents } from './agents';
import { first } from './first';
import { interview } from './interview';
import { interviewsLater } from './interviews-later';
import { overview } from './overview';

const interviews = { ...first.interviews, ...interviewsLater };

export const es = { ...first, interviews, interview, agents, overview, account };
