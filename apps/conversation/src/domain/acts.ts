import type { AgentActKind } from '@colloquy/language';

/** Why the expert is let go at once, by the act of the interviewer's last words. */
const partingWishes = ['end', 'withdraw', 'decline'] as const satisfies readonly AgentActKind[];
export type PartingWish = (typeof partingWishes)[number];

const oneOf =
  (...kinds: AgentActKind[]) =>
  (act: string): boolean =>
    (kinds as string[]).includes(act);

/** Whether a turn of the agent holds the closing words. */
export const isClosingAct = oneOf('closing');

/** Whether it only breaks a silence. */
export const isSilencePrompt = oneOf('prompt');

/** Whether it announces that another agent goes on. */
export const isTransferAct = oneOf('transfer');

/** Whether it lets the expert go until another day. */
export const isLeavingAct = oneOf('finish-later');

/** Whether it asks for a yes or a no. */
export const asksYesOrNo = oneOf('consent', 'clarify');

/** Whether it gives the expert time. */
export const isWaitAct = oneOf('wait');

/** Whether it holds the last words to an expert who wants to end, withdraws the consent, or does not give it. */
export const isPartingAct = (act: string): act is PartingWish =>
  (partingWishes as readonly string[]).includes(act);
