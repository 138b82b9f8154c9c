import { type Language } from '@colloquy/contracts';
import { contentWords } from '../text/content-words';
import { deniesIn } from '../text/denial';
import { figureRunsIn } from '../text/facts';
import { ownSayingsIn } from '../text/revision-words';
import { clausesIn, plain } from './correction-clauses';
import { onlyCorrects } from './corrections';
import { tokensOf } from './tokens';

/** "Pounds" and "dollars" in "I said pounds, I meant dollars". */
interface Slip {
  wrong: readonly string[];
  right: string;
}

const maxMeant = 3;

export function slipIn(sentence: string, language: Language): Slip | undefined {
  if (figureRunsIn(sentence, language).length > 0 || ownSayingsIn(language)?.test(plain(sentence)) !== true)
    return undefined;
  const clauses = clausesIn(plain(sentence)).filter(
    (clause) => !onlyCorrects(clause.toLowerCase(), language),
  );
  const at = clauses.findIndex((clause) => ownSayingsIn(language)?.test(clause) === true);
  const [said = '', meant = '', ...more] = clauses.slice(at);
  if (at === -1 || meant === '' || more.length > 0 || deniesIn(said, language)) return undefined;
  const right = contentWords(meant, language);
  const last = right.at(-1);
  if (last === undefined || right.length > maxMeant || !meant.endsWith(last)) return undefined;
  const wrong = contentWords(said, language).filter((word) => word.toLowerCase() !== last.toLowerCase());
  return wrong.length === 0 ? undefined : { wrong, right: last };
}

export function withMeant(statement: string, { wrong, right }: Slip, language: Language): string | undefined {
  const tokens = tokensOf(statement, language);
  const found = tokens.find(({ key, from, to }, n) =>
    wrong.some(
      (word) =>
        key === word.toLowerCase() &&
        (tokens[n - 1]?.isFigure === true || (/^\p{Lu}/u.test(word) && statement.slice(from, to) === word)),
    ),
  );
  return found && statement.slice(0, found.from) + right + statement.slice(found.to);
}
