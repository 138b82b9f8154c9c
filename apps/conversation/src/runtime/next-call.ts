import type { RuntimeViewMessage } from '@colloquy/contracts';
import type { SessionFacts } from '../domain/session-state';

export const nextCallOf = ({ nextCall }: RuntimeViewMessage): Pick<SessionFacts, 'nextCall'> =>
  nextCall === 'platform' || nextCall === 'expert' ? { nextCall } : {};
