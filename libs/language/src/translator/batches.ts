const most = { texts: 20, characters: 6000 };

/** Groups the indices of texts into bounded batches, in order; a longer text gets its own batch. */
export function batchesOf(texts: readonly string[]): number[][] {
  const batches: number[][] = [];
  let characters = 0;
  texts.forEach((text, index) => {
    const batch = batches.at(-1);
    characters += text.length;
    if (batch && batch.length < most.texts && characters <= most.characters) {
      batch.push(index);
    } else {
      batches.push([index]);
      characters = text.length;
    }
  });
  return batches;
}
