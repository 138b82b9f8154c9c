import type { AgentActKind } from '@colloquy/language';

const exitActs = ['end', 'withdraw', 'decline', 'cannot-hear'] as const satisfies readonly AgentActKind[];
export type ExitAct = (typeof exitActs)[number];

const oneOf =
  (...kinds: AgentActKind[]) =>
  (act: string): boolean =>
    (kinds as string[]).includes(act);

export const isClosingAct = oneOf('closing');

export const isSilencePrompt = oneOf('prompt');

export const isTransferAct = oneOf('transfer');

export const isFinishLaterAct = oneOf('finish-later');

export const asksYesOrNo = oneOf('consent', 'clarify');

export const isWaitAct = oneOf('wait');

export const isExitAct = (act: string): act is ExitAct => (exitActs as readonly string[]).includes(act);
