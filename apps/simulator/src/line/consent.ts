/** Code points of the digit zero in several scripts, each followed by the other digits. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xe50, 0xff10];

const plainDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.findLast((each) => each <= code) ?? code;
    return String(code - zero);
  });

/** Returns whether the words offer the keys 1 and 2, as the consent question does in every language. */
export function offersKeys(words: string) {
  const numbers = Array.from(plainDigits(words).matchAll(/(?<![\d.,])\d+(?![\d%]|[.,]\d)/g), String);
  return numbers.includes('1') && numbers.includes('2');
}

/** Replies to the consent question; `key` presses 1. */
export const consents = ['key', 'yes', 'no', 'silent'] as const;

export type ConsentReply = (typeof consents)[number];
