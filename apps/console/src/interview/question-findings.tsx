import type { Interview } from '@colloquy/client';
import { useStrings } from '../strings';
import type { Evidence } from './answers';
import { Moments } from './moments-list';

export function QuestionFindings({ interview, evidence }: { interview: Interview; evidence: Evidence }) {
  const { interview: strings } = useStrings();
  const { findings } = interview;
  if (!findings || findings.length === 0) return null;
  return (
    <section className="card">
      <h2>{strings.findings}</h2>
      <ol className="findings">
        {findings.map(({ question, verdict, answer }, index) => {
          const support = evidence.findings[index];
          return (
            <li key={index}>
              <h3>
                <span dir="auto">{question}</span>{' '}
                <span className={`badge finding-${verdict}`}>{strings.verdicts[verdict]}</span>
              </h3>
              {answer && (
                <p>
                  <span dir="auto">{answer}</span> <Moments turns={support?.answer?.turns ?? []} />
                </p>
              )}
              {support && support.claims.length > 0 && (
                <details>
                  <summary>{strings.claims(support.claims.length)}</summary>
                  <ul className="statements">
                    {support.claims.map(({ text, turns }, claim) => (
                      <li key={claim}>
                        <span dir="auto">{text}</span> <Moments turns={turns} />
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
