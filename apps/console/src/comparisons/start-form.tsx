import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef } from 'react';
import { useRootAgents } from '../interviews/use-agents';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { ErrorPanel } from '../ui/error-panel';
import { Select, TextArea } from '../ui/field';
import { useDraft } from '../ui/use-draft';
import { comparisonStrings } from './comparison-strings';
import { comparable, maxObjectiveLength, type NewComparison } from './comparison-models';
import { type ComparisonsSearch, idsIn } from './comparison-search';
import { InterviewNames } from './interview-names';
import { RequestProblem } from './request-problem';
import { useRequestComparison } from './use-comparisons';

export function StartForm({ search }: { search: ComparisonsSearch }) {
  const comparisons = comparisonStrings();
  const { shell } = useStrings();
  const [objective, setObjective, forget] = useDraft('comparison:objective', () => '');
  const request = useRequestComparison(forget);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const ids = idsIn(search.ids ?? '');
  const { agent = '' } = search;
  const fits = ids.length >= comparable.min && ids.length <= comparable.max;
  const isReady = ids.length > 0 ? fits : agent !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const of: NewComparison = ids.length > 0 ? { interviewIds: ids } : { agentGroupId: agent };
    request.mutate({ ...of, objective: objective.trim() || null });
  };
  return (
    <form className="card comparison-form" aria-labelledby="comparison-form" onSubmit={submit}>
      <h2 id="comparison-form" ref={heading} tabIndex={-1}>
        {shell.newComparison}
      </h2>
      {ids.length > 0 ? <ChosenInterviews ids={ids} /> : <ChosenAgent agent={agent} />}
      <TextArea
        label={comparisons.objective}
        hint={comparisons.objectiveHint}
        maxLength={maxObjectiveLength}
        value={objective}
        onChange={({ target }) => setObjective(target.value)}
      />
      <RequestProblem error={request.error} />
      <div className="actions">
        <Button type="submit" primary disabled={!isReady || request.isPending}>
          {comparisons.compare}
        </Button>
        <Link className="button" to="/comparisons" search={{}} onClick={forget}>
          {shell.cancel}
        </Link>
      </div>
    </form>
  );
}

function ChosenInterviews({ ids }: { ids: readonly string[] }) {
  const comparisons = comparisonStrings();
  const navigate = useNavigate({ from: '/comparisons' });
  const group = useRef<HTMLDivElement>(null);
  const remove = (id: string) => {
    group.current?.focus(); // the focused button disappears
    const rest = ids.filter((each) => each !== id).join(',');
    void navigate({ search: rest ? { ids: rest } : { start: true }, replace: true });
  };
  return (
    <div role="group" aria-label={comparisons.chosen} ref={group} tabIndex={-1}>
      <p>
        <strong>{comparisons.chosen}</strong>{' '}
        <span className="quiet">{comparisons.interviews(ids.length)}</span>
      </p>
      <InterviewNames ids={ids} onRemove={remove} />
      <p role="status" className="field-error">
        {ids.length < comparable.min && comparisons.tooFew(comparable.min)}
        {ids.length > comparable.max && comparisons.tooMany(comparable.max)}
      </p>
    </div>
  );
}

function ChosenAgent({ agent }: { agent: string }) {
  const comparisons = comparisonStrings();
  const navigate = useNavigate({ from: '/comparisons' });
  const { data: agents = [], error, refetch } = useRootAgents();
  const isUnknown = agent !== '' && !agents.some(({ id }) => id === agent);
  return (
    <>
      {error && <ErrorPanel error={error} onAgain={() => void refetch()} />}
      <Select
        label={comparisons.agent}
        hint={comparisons.agentHint(comparable.max)}
        value={agent}
        options={[
          { value: '', name: comparisons.chooseAgent },
          ...agents.map(({ id, name, language }) => ({ value: id, name: `${name} (${language})` })),
          ...(isUnknown ? [{ value: agent, name: agent }] : []),
        ]}
        onChange={({ target: { value } }) =>
          void navigate({ search: value ? { agent: value } : { start: true }, replace: true })
        }
      />
      <p className="quiet">
        {comparisons.orChoose}{' '}
        <Link to="/interviews" search={{ status: 'COMPLETED' }}>
          {comparisons.toCompleted}
        </Link>
      </p>
    </>
  );
}
