import { type Language } from '@colloquy/contracts';
import { figureSpansIn } from '../text/facts';
import { plain } from './correction-clauses';

export interface Token {
  key: string;
  from: number;
  to: number;
  isFigure: boolean;
}

/** The words of a figure are one token. */
export function tokensOf(text: string, language: Language): Token[] {
  const figures = figureSpansIn(text, language).map(({ figure, from }) => {
    const value = figure.replace(/ p(?:er|ro)[cz]ent$/iu, '');
    return { key: value.toLowerCase(), from, to: from + value.length, isFigure: true };
  });
  const words = [...text.matchAll(/[\p{L}\p{M}'’-]+|[%‰€$£]/gu)].map(({ 0: word, index }) => ({
    key: plain(word.toLowerCase()),
    from: index,
    to: index + word.length,
    isFigure: false,
  }));
  const isInside = (word: Token) => figures.some(({ from, to }) => word.from < to && word.to > from);
  return [...figures, ...words.filter((word) => !isInside(word))].sort((a, b) => a.from - b.from);
}
