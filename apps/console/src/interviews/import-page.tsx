import { useSearch } from '@tanstack/react-router';
import { ForWriters } from '../session/for-writers';
import { useStrings } from '../strings';
import { Load } from '../ui/load';
import { Page } from '../ui/page';
import { copyOf, hasHidden } from './form/from-interview';
import { emptyForm } from './form/interview-form';
import { Importer } from './import/importer';
import { useSource } from './use-interview';
import '../style/interviews.css';

export const ImportPage = () => (
  <ForWriters>
    <ImportContent />
  </ForWriters>
);

function ImportContent() {
  const { csv } = useStrings().interviews;
  const { from } = useSearch({ from: '/interviews/import' });
  const source = useSource(from);
  return (
    <Page title={csv.title}>
      {from ? (
        <Load query={source}>
          {(interview) => {
            const notifications = interview.notifications.filter(
              (notification) => !hasHidden({ notifications: [notification] }),
            );
            return (
              <>
                <p>{csv.from(interview.title)}</p>
                <Importer
                  key={from}
                  draft={`interview-import-${from}`}
                  initial={() => copyOf({ ...interview, notifications })}
                />
              </>
            );
          }}
        </Load>
      ) : (
        <Importer key="new" draft="interview-import" initial={emptyForm} />
      )}
    </Page>
  );
}
