import { ScoreParts } from '../../interview/score-parts';
import { useStrings } from '../../strings';
import { type Column, DataTable } from '../../ui/data-table';
import { languageName } from '../../ui/language-name';
import { moment, number } from '../../ui/moments';
import { ScoreBar } from '../../ui/score-bar';
import type { Rehearsal } from './rehearsal-models';
import { RehearsalStatus } from './rehearsal-status';
import { RehearsalTranscript, turnId } from './rehearsal-transcript';
import { rehearsalStrings } from './rehearsal-strings';

export function RehearsalView({ rehearsal }: { rehearsal: Rehearsal }) {
  const { status } = rehearsal;
  return (
    <div className="rehearsal">
      <Facts rehearsal={rehearsal} />
      {status === 'ready' && (
        <>
          <Conduct rehearsal={rehearsal} />
          <Questions questions={rehearsal.questions} />
          <Wishes wishes={rehearsal.wishes} />
          <RehearsalTranscript turns={rehearsal.turns} wishes={rehearsal.wishes} />
        </>
      )}
    </div>
  );
}

function Facts({ rehearsal }: { rehearsal: Rehearsal }) {
  const rehearsals = rehearsalStrings();
  const { agents } = useStrings();
  const { status, reason, persona, versionNumber, callSubject, requestedAt, wordedBy, expertLanguage } =
    rehearsal;
  return (
    <>
      <div className="rehearsal-facts">
        <span role="status">
          <RehearsalStatus status={status} />
        </span>
        <span className="badge">{rehearsals.personas[persona]}</span>
        <span className="badge">{agents.versionOf(versionNumber)}</span>
        <span className="quiet">{rehearsals.requestedAt(moment(requestedAt))}</span>
      </div>
      <p dir="auto">{callSubject}</p>
      {wordedBy && expertLanguage && (
        <p className="quiet">
          {wordedBy === 'embedded' ? rehearsals.byRules : rehearsals.byModel}{' '}
          {rehearsals.expertSpeaks(languageName(expertLanguage))}
        </p>
      )}
      {status === 'pending' && <p className="card">{rehearsals.pendingText}</p>}
      {reason && <p className="card rehearsal-failure">{rehearsals.failures[reason]}</p>}
    </>
  );
}

function Conduct({ rehearsal: { conductScore, conductReasons } }: { rehearsal: Rehearsal }) {
  const rehearsals = rehearsalStrings();
  const { interview } = useStrings();
  return (
    <section className="card">
      <h2>{rehearsals.conduct}</h2>
      {conductScore === null ? (
        <p>
          <strong>{interview.notScored}</strong>
        </p>
      ) : (
        <p className="score-total">
          <ScoreBar label={rehearsals.conduct} score={conductScore} />{' '}
          <span className="quiet">{interview.outOf(100)}</span>
        </p>
      )}
      <ScoreParts reasons={conductReasons ?? []} evidence={undefined} />
    </section>
  );
}

type Question = Rehearsal['questions'][number];

function Questions({ questions }: { questions: readonly Question[] }) {
  const rehearsals = rehearsalStrings();
  const { columns } = rehearsals;
  const shown: Column<Question & { place: number }>[] = [
    {
      id: 'question',
      header: columns.question,
      cell: ({ question, place }) => (
        <span dir="auto">
          {number(place)}. {question}
        </span>
      ),
    },
    { id: 'asked', header: columns.asked, cell: ({ asked }) => <Mark is={asked} /> },
    { id: 'answered', header: columns.answered, cell: ({ answered }) => <Mark is={answered} /> },
    { id: 'probes', header: columns.probes, numeric: true, cell: ({ probes }) => number(probes) },
  ];
  return (
    <section className="card">
      <h2>{columns.questions}</h2>
      <DataTable
        caption={columns.questions}
        rows={questions.map((question, index) => ({ ...question, place: index + 1 }))}
        idOf={({ place }) => String(place)}
        labelled
        columns={shown}
      />
    </section>
  );
}

function Mark({ is }: { is: boolean }) {
  const rehearsals = rehearsalStrings();
  return (
    <span className={is ? 'rehearsal-yes' : 'rehearsal-no'}>
      <span aria-hidden>{is ? '✓' : '✗'}</span> {is ? rehearsals.yes : rehearsals.no}
    </span>
  );
}

function Wishes({ wishes }: Pick<Rehearsal, 'wishes'>) {
  const rehearsals = rehearsalStrings();
  if (wishes.length === 0) return null;
  return (
    <section className="card">
      <h2>{rehearsals.wishes}</h2>
      <ul className="rehearsal-wishes">
        {wishes.map(({ wish, honoured, turn }) => (
          <li key={turn}>
            <span className={honoured ? 'rehearsal-yes' : 'rehearsal-no'}>
              <span aria-hidden>{honoured ? '✓' : '✗'}</span>{' '}
              {honoured ? rehearsals.honoured : rehearsals.notHonoured}
            </span>{' '}
            {rehearsals.wishTexts[wish]} <a href={`#${turnId(turn)}`}>{rehearsals.toTurn}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
