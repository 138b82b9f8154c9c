import type { Interview } from '@colloquy/client';
import { useStrings } from '../strings';

export function Questions({ interview: { questions, questionGuides } }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  return (
    <section className="card">
      <h2>{strings.questions}</h2>
      <ol>
        {questions.map((question, index) => {
          const { aim, mustHave = [], probes, minutes } = questionGuides[index] ?? {};
          return (
            <li key={index}>
              <span dir="auto">{question}</span>
              {aim && (
                <p className="quiet" dir="auto">
                  {strings.guide.aim(aim)}
                </p>
              )}
              {mustHave.length > 0 && (
                <p className="quiet" dir="auto">
                  {strings.guide.mustHave(mustHave.join(', '))}
                </p>
              )}
              {probes !== undefined && <p className="quiet">{strings.guide.probes(probes)}</p>}
              {minutes !== undefined && <p className="quiet">{strings.guide.minutes(minutes)}</p>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
