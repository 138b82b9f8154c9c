interface ConnectionCaps {
  /** @returns a function that frees the place, or undefined if the key is at its cap */
  take(key: string): (() => void) | undefined;
}

export function makeConnectionCaps(most: number): ConnectionCaps {
  const counts = new Map<string, number>();
  return {
    take(key) {
      const count = counts.get(key) ?? 0;
      if (count >= most) return undefined;
      counts.set(key, count + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
