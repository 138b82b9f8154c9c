import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { loadStrings, type Strings } from '../../strings';
import { languages } from '../../strings/languages';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { Select, TextArea, TextField } from '../../ui/field';
import { Load } from '../../ui/load';
import { useDraft } from '../../ui/use-draft';
import type { Agent } from '../agent-models';
import { bodyOf, exampleOf, problemOf } from './rehearsal-draft';
import { longest, personas } from './rehearsal-models';
import { useRequestRehearsal } from './use-rehearsals';
import { rehearsalStrings } from './rehearsal-strings';

export function RehearsalForm({ agent }: { agent: Agent }) {
  // the agent asks the questions, so the examples are in its language if there is a translation
  const language = languages.find((known) => known === agent.language) ?? 'en';
  const query = useQuery({
    queryKey: ['strings', language],
    staleTime: Infinity,
    queryFn: () => loadStrings(language),
  });
  return <Load query={query}>{({ agents }) => <Form agent={agent} examples={agents.trial} />}</Load>;
}

interface FormProps {
  agent: Agent;
  examples: Strings['agents']['trial'];
}

function Form({ agent, examples }: FormProps) {
  const rehearsals = rehearsalStrings();
  const [draft, setDraft, forget] = useDraft(`rehearsal:${agent.id}`, () => exampleOf(examples));
  const request = useRequestRehearsal(agent.id, forget);
  const { persona, title, subject, questions } = draft;
  const body = bodyOf(draft);
  const problem = problemOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (body) request.mutate(body);
  };
  return (
    <form className="card rehearsal-form" aria-labelledby="rehearsal-form" onSubmit={submit}>
      <h2 id="rehearsal-form">{rehearsals.start}</h2>
      <Select
        label={rehearsals.persona}
        hint={rehearsals.personaTexts[persona]}
        value={persona}
        options={personas.map((value) => ({ value, name: rehearsals.personas[value] }))}
        onChange={({ target }) => {
          const chosen = personas.find((known) => known === target.value) ?? persona;
          setDraft({ ...draft, persona: chosen });
        }}
      />
      <TextField
        label={rehearsals.titleLabel}
        maxLength={longest.title}
        value={title}
        required
        onChange={({ target }) => setDraft({ ...draft, title: target.value })}
      />
      <TextField
        label={rehearsals.subject}
        maxLength={longest.subject}
        value={subject}
        required
        onChange={({ target }) => setDraft({ ...draft, subject: target.value })}
      />
      <TextArea
        label={rehearsals.questions}
        hint={rehearsals.questionsHint(longest.questions)}
        error={problem && rehearsals.questionsProblems[problem](longest)}
        rows={5}
        value={questions}
        onChange={({ target }) => setDraft({ ...draft, questions: target.value })}
      />
      {request.error && <ErrorPanel error={request.error} />}
      <div className="actions">
        <Button type="submit" primary disabled={!body || request.isPending}>
          {rehearsals.run}
        </Button>
      </div>
    </form>
  );
}
