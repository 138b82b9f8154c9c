/** Bounds of what is translated in one call. */
const most = { texts: 20, characters: 6000 };

/** Places of the texts in batches of bounded size, in order; a text that is too long has one to itself. */
export function batchesOf(texts: readonly string[]): number[][] {
  const batches: number[][] = [];
  let characters = 0;
  texts.forEach((text, place) => {
    const batch = batches.at(-1);
    characters += text.length;
    if (batch && batch.length < most.texts && characters <= most.characters) {
      batch.push(place);
    } else {
      batches.push([place]);
      characters = text.length;
    }
  });
  return batches;
}
