/** Removes controls, marks of direction, soft hyphens and variation selectors; unifies spaces. */
export const paragraphsOf = (text: string): string[] =>
  text
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .split(/[\n\v\f\r\u0085\u2028\u2029]+/)
    .map((line) =>
      line
        .replace(/[\t\p{Zs}]+/gu, ' ')
        .replace(
          /[\p{Cc}\p{Variation_Selector}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufffe\uffff]/gu,
          '',
        )
        .trim(),
    )
    .filter((line) => line !== '');
