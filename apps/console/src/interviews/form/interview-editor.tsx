import { type FormEvent, useState } from 'react';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { LeaveQuestion } from '../../ui/leave-question';
import { useTell } from '../../ui/toasts';
import { useDraft } from '../../ui/use-draft';
import { useAgentVariables, useRootAgents } from '../use-agents';
import { agentInCharge } from './agent-in-charge';
import { AgentSection } from './agent-section';
import { AroundSection } from './around-section';
import { BasicsSection } from './basics-section';
import { DataSection } from './data-section';
import { ExpertSection } from './expert-section';
import type { InterviewForm } from './interview-form';
import { NotificationsSection } from './notifications-section';
import { QuestionsSection } from './questions-section';
import { ScheduleSection } from './schedule-section';
import { useFormScope } from './use-form-scope';

interface InterviewEditorProps {
  draft: string;
  initial: () => InterviewForm;
  /** If true, hidden values keep their stored values, and only changes are sent. */
  isUpdate: boolean;
  action: string;
  /** `base` is the form before the user's changes. */
  onSave: (form: InterviewForm, base: InterviewForm, done: () => void) => void;
  isSaving: boolean;
  error: unknown;
}

export function InterviewEditor(props: InterviewEditorProps) {
  const { draft, initial, isUpdate, action, onSave, isSaving, error } = props;
  const { interviews, shell } = useStrings();
  const texts = interviews.form;
  const tell = useTell();
  const [state, setState, forget] = useDraft(draft, () => startOf(initial()));
  const { base, form } = state;
  const [epoch, setEpoch] = useState(0);
  const agents = useRootAgents();
  const variables = useAgentVariables(agentInCharge(agents.data ?? [], form)?.id);
  const { scope, element, problems, isTried, touch, tried, showFirst } = useFormScope({
    form,
    set: (change) => setState((known) => ({ ...known, form: change(known.form) })),
    variables: variables.data ?? [],
    keepsHidden: isUpdate,
    error,
  });
  const count = Object.keys(problems).length;
  const isChanged = form !== base && JSON.stringify(form) !== JSON.stringify(base);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    tried();
    if (count > 0) return showFirst();
    onSave(form, base, forget);
  };
  const discard = () => {
    setState(startOf(initial()));
    forget();
    setEpoch(epoch + 1);
    tell(texts.discarded, { label: shell.undo, run: () => setState(state) });
  };
  return (
    <form
      ref={element}
      className="interview-form"
      noValidate
      onSubmit={submit}
      onBlur={({ target }) => touch(target.getAttribute('name') ?? '')}
    >
      <div key={epoch}>
        <BasicsSection scope={scope} isNew={!isUpdate} />
        <ExpertSection scope={scope} />
        <QuestionsSection scope={scope} />
        <AgentSection
          scope={scope}
          agents={agents.data ?? []}
          variables={variables.data ?? []}
          error={agents.error ?? variables.error}
        />
        <ScheduleSection scope={scope} base={base} />
        <AroundSection scope={scope} base={base} />
        <NotificationsSection scope={scope} />
        <DataSection scope={scope} />
      </div>
      {Boolean(error) && <ErrorPanel error={error} />}
      <LeaveQuestion isBlocked={isChanged} />
      <div className="save-bar">
        <Button type="submit" primary disabled={isSaving}>
          {action}
        </Button>
        {isChanged && <Button onClick={discard}>{texts.discard}</Button>}
        <span role="status" className="field-error">
          {isTried && count > 0 && texts.problems(count)}
        </span>
        {isTried && count > 0 && <Button onClick={showFirst}>{texts.showProblem}</Button>}
      </div>
    </form>
  );
}

const startOf = (form: InterviewForm) => ({ base: form, form });
