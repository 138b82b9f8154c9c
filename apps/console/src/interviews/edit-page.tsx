import type { Interview } from '@colloquy/client';
import { useNavigate, useParams } from '@tanstack/react-router';
import { ForWriters } from '../session/for-writers';
import { useStrings } from '../strings';
import { Load } from '../ui/load';
import { Page } from '../ui/page';
import { useTell } from '../ui/toasts';
import { formOf } from './form/from-interview';
import { InterviewEditor } from './form/interview-editor';
import { changesOf } from './form/to-body';
import { isUnderWay } from './standing';
import { useSource } from './use-interview';
import { useUpdate } from './use-update';
import '../style/interviews.css';

export const EditPage = () => (
  <ForWriters>
    <EditContent />
  </ForWriters>
);

function EditContent() {
  const { form: texts } = useStrings().interviews;
  const { id } = useParams({ from: '/interviews/$id/edit' });
  const query = useSource(id);
  return (
    <Page title={texts.editTitle}>
      <Load query={query}>{(interview) => <EditForm key={id} interview={interview} />}</Load>
    </Page>
  );
}

function EditForm({ interview }: { interview: Interview }) {
  const { form: texts } = useStrings().interviews;
  const { id } = interview;
  const tell = useTell();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useUpdate(id);
  const open = () =>
    void navigate({ to: '/interviews/$id', params: { id }, search: {}, ignoreBlocker: true });
  return (
    <>
      {isUnderWay(interview) && <p className="notice-line">{texts.underWay}</p>}
      {interview.status === 'COMPLETED' && <p className="notice-line">{texts.completed}</p>}
      <InterviewEditor
        draft={`interview-edit-${id}`}
        initial={() => formOf(interview)}
        isUpdate
        action={texts.save}
        isSaving={isPending}
        error={error}
        onSave={(form, base, done) => {
          const changes = changesOf(base, form);
          if (Object.keys(changes).length === 0) return tell(texts.nothing);
          mutate(changes, {
            onSuccess: () => {
              done();
              tell(texts.saved);
              open();
            },
          });
        }}
      />
    </>
  );
}
