/** After this the expert hears a sign that an answer is on its way, milliseconds. */
const thinkingMs = 2000;

/** Gives a sign once if an answer takes long. */
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
