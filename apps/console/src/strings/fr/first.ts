import { errors } from './errors';
import { interviews } from './interviews';
import { shell } from './shell';

export const first = { shell, errors, interviews };
