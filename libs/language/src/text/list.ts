/** Returns the items of a text, which are separated by a comma and a space or a line break. */
export const list = (text: string): readonly string[] => text.replace(/\s+/g, ' ').split(', ');
