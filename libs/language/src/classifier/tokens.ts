/** A word, a figure, a question mark or a colon; in scripts without spaces, one letter. */
export interface Token {
  /** In lower case; every figure is `0`. */
  text: string;
  /** Position of its first code unit. */
  from: number;
  /** Position behind its last code unit. */
  to: number;
}

const spaceless = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]`;
const token = new RegExp(
  String.raw`${spaceless}|[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*'?|\p{N}+(?:[.,]\p{N}+)*|[?:]`,
  'gu',
);
const oneSpaceless = new RegExp(spaceless, 'u');

/** Converts a text to lower case with straight apostrophes. */
export const plainText = (text: string): string => text.normalize('NFC').replaceAll('’', "'").toLowerCase();

/** @param text see {@link plainText} */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(token)].map(({ 0: found, index }) => ({
    text: /^\p{N}/u.test(found) ? '0' : found,
    from: index,
    to: index + found.length,
  }));

/** Whether a token is a letter of a script that is written without spaces. */
export const isSpaceless = (text: string): boolean => oneSpaceless.test(text);
