const thinkingMs = 2000;

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
