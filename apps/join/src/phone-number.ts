export function internationalNumber(text: string): string | undefined {
  const number = text
    .replace(/\(0\)/g, '')
    .replace(/[\s()./-]/g, '')
    .replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
}
