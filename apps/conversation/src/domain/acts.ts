import type { AgentActKind } from '@colloquy/language';

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
