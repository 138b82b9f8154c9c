import type { Rehearsal } from './rehearsal-models';
import { rehearsalStrings } from './rehearsal-strings';

export const turnId = (turn: number) => `turn-${turn}`;

export function RehearsalTranscript({ turns, wishes }: Pick<Rehearsal, 'turns' | 'wishes'>) {
  const rehearsals = rehearsalStrings();
  const acts: Record<string, string> = rehearsals.acts;
  return (
    <section className="card">
      <h2>{rehearsals.transcript}</h2>
      <ol className="rehearsal-turns">
        {turns.map(({ role, text, act, questionIndex }, index) => {
          const known = act === null ? undefined : acts[act];
          const wish = wishes.find(({ turn }) => turn === index);
          return (
            <li key={index} id={turnId(index)} className={`rehearsal-turn rehearsal-turn-${role}`}>
              <p className="rehearsal-speaker">
                <strong>{role === 'agent' ? rehearsals.agent : rehearsals.expert}</strong>
                {known && <span className="badge">{known}</span>}
                {known && questionIndex !== null && (
                  <span className="quiet">{rehearsals.questionOf(questionIndex + 1)}</span>
                )}
                {wish && <span className="badge">{rehearsals.wishNames[wish.wish]}</span>}
              </p>
              <p dir="auto">{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
