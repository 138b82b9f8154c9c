import { account } from './account';
import { agents } from './agents';
import { interview } from './interview';
import { interviews } from './interviews';
import { overview } from './overview';
import { shell } from './shell';

export const es = { shell, interviews, interview, agents, overview, account };
