const thinkingMs = 2000;

export type ThinkingSign = ReturnType<typeof makeThinkingSign>;

/** Calls `give` when the expert has waited for long since the end of the speech or of the turn. */
export function makeThinkingSign(give: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    begins(): void {
      clearTimeout(timer);
      timer = setTimeout(give, thinkingMs);
    },
    ends: () => clearTimeout(timer),
  };
}
