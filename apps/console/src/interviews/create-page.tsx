import type { NewInterview } from '@colloquy/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ForWriters } from '../session/for-writers';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Load } from '../ui/load';
import { Page } from '../ui/page';
import { useTell } from '../ui/toasts';
import { useDraft } from '../ui/use-draft';
import { createOnce } from './create-once';
import { copyOf } from './form/from-interview';
import { InterviewEditor } from './form/interview-editor';
import { emptyForm, type InterviewForm } from './form/interview-form';
import { toBody } from './form/to-body';
import { useSource } from './use-interview';
import { useReadAgain } from './use-update';
import '../style/interviews.css';

export const CreatePage = () => (
  <ForWriters>
    <CreateContent />
  </ForWriters>
);

function CreateContent() {
  const { form: texts } = useStrings().interviews;
  const { from } = useSearch({ from: '/interviews/new' });
  const source = useSource(from);
  if (!from) {
    return (
      <Page title={texts.newTitle}>
        <CreateForm key="new" draft="interview-new" initial={emptyForm} />
      </Page>
    );
  }
  return (
    <Page title={texts.copyTitle}>
      <Load query={source}>
        {(interview) => (
          <CreateForm key={from} draft={`interview-copy-${from}`} initial={() => copyOf(interview)} />
        )}
      </Load>
    </Page>
  );
}

function CreateForm({ draft, initial }: { draft: string; initial: () => InterviewForm }) {
  const { form: texts } = useStrings().interviews;
  const api = useApi();
  const tell = useTell();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const [seed, keepSeed, forgetSeed] = useDraft(`${draft}-seed`, () => crypto.randomUUID());
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: NewInterview) => createOnce(api, seed, body),
  });
  return (
    <InterviewEditor
      draft={draft}
      initial={initial}
      isUpdate={false}
      action={texts.create}
      isSaving={isPending}
      error={error}
      onSave={(form, _, done) => {
        keepSeed(seed);
        mutate(toBody(form), {
          onSuccess: ({ id }) => {
            done();
            forgetSeed();
            readAgain();
            tell(texts.created);
            void navigate({ to: '/interviews/$id', params: { id }, search: {}, ignoreBlocker: true });
          },
        });
      }}
    />
  );
}
