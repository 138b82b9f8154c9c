import { account } from './account';
import { agents } from './agents';
import { errors } from './errors';
import { interview } from './interview';
import { interviews } from './interviews';
import { overview } from './overview';
import { shell } from './shell';

export const es = { shell, errors, interviews, interview, agents, overview, account };
