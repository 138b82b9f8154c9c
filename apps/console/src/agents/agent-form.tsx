import { type FormEvent, type ReactNode, useState } from 'react';
import { useStrings } from '../strings';
import { Select, TextArea, TextField } from '../ui/field';
import { number } from '../ui/moments';
import { type AgentDraft, type DraftProblem, draftProblems, numberFields, numberRanges } from './agent-draft';
import { agentLanguages, agentRoles, agentTypes } from './agent-models';
import { languageName } from '../ui/language-name';
import { PromptField } from './prompt-field';
import { ListenButton } from './samples/listen-button';
import { sampleStrings } from './samples/sample-strings';
import { voiceOptions } from './samples/voice-options';
import { useVariables, useVoices } from './use-agents';

interface AgentFormProps {
  draft: AgentDraft;
  isNew: boolean;
  readOnly: boolean;
  onChange: (draft: AgentDraft) => void;
  onSubmit: () => void;
  children: ReactNode;
}

export function AgentForm({ draft, isNew, readOnly, onChange, onSubmit, children }: AgentFormProps) {
  const strings = useStrings();
  const { agents, shell } = strings;
  const { data: variables = [] } = useVariables();
  const problems = draftProblems(draft);
  // a field that the user has not reached yet is not complained about
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const told = (problem: DraftProblem | undefined) => {
    if (problem?.kind === 'required') return shell.required;
    if (problem?.kind === 'tooLong') return agents.tooLong(problem.max);
    if (problem?.kind === 'json') return agents.notJson;
    return problem && agents.range(number(problem.min), number(problem.max));
  };
  const set = (change: Partial<AgentDraft>) => onChange({ ...draft, ...change });
  const text = (name: 'name' | 'agentPersonaName' | 'model' | 'description' | 'extractionSchema') => ({
    value: draft[name],
    readOnly,
    error: problems[name]?.kind === 'required' && !visited.has(name) ? undefined : told(problems[name]),
    onBlur: () => setVisited((known) => new Set(known).add(name)),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const prompt = (name: 'firstMessage' | 'customPrompt') => ({
    value: draft[name],
    readOnly,
    variables,
    error: told(problems[name]),
    onChange: (value: string) => set({ [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="agent-form" onSubmit={submit} noValidate>
      <fieldset className="card">
        <legend>{agents.groups.who}</legend>
        <div className="form-columns">
          <TextField label={agents.name} required {...text('name')} />
          <TextField label={agents.persona} {...text('agentPersonaName')} />
          <WhoFields draft={draft} isNew={isNew} readOnly={readOnly} set={set} />
        </div>
        <ListenButton draft={draft} />
        <TextArea label={agents.description} hint={agents.descriptionHint} {...text('description')} />
      </fieldset>
      <fieldset className="card">
        <legend>{agents.groups.says}</legend>
        <PromptField label={agents.firstMessage} hint={agents.firstMessageHint} {...prompt('firstMessage')} />
        <PromptField label={agents.prompt} hint={agents.promptHint} {...prompt('customPrompt')} />
        <TextArea
          label={agents.extractionSchema}
          hint={agents.extractionSchemaHint}
          className="code"
          spellCheck={false}
          {...text('extractionSchema')}
        />
      </fieldset>
      <fieldset className="card">
        <legend>{agents.groups.conduct}</legend>
        <div className="form-columns">
          {numberFields.map((name) => (
            <TextField
              key={name}
              type="number"
              inputMode="decimal"
              {...numberRanges[name]}
              label={agents[name]}
              hint={agents.conductHint[name]}
              error={told(problems[name])}
              value={draft[name]}
              readOnly={readOnly}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          ))}
          <TextField label={agents.model} hint={agents.modelHint} {...text('model')} />
        </div>
      </fieldset>
      {children}
    </form>
  );
}

interface WhoFieldsProps extends Pick<AgentFormProps, 'draft' | 'isNew' | 'readOnly'> {
  set: (change: Partial<AgentDraft>) => void;
}

function WhoFields({ draft, isNew, readOnly, set }: WhoFieldsProps) {
  const { agents } = useStrings();
  const { data: voices = [] } = useVoices();
  const options = voiceOptions(voices, draft.language, sampleStrings().unconfigured);
  const setLanguage = (value: string) => {
    const language = agentLanguages.find((known) => known === value) ?? draft.language;
    const voice = voices.find(({ id }) => id === draft.voiceId);
    set({ language, voiceId: voice?.supportedLanguages.includes(language) ? draft.voiceId : '' });
  };
  const languageOptions = agentLanguages.map((value) => ({ value, name: languageName(value) }));
  return (
    <>
      <Select
        label={agents.type}
        value={draft.agentType}
        disabled={readOnly}
        options={agentTypes.map((value) => ({ value, name: agents.types[value] }))}
        onChange={({ target }) => set({ agentType: target.value as AgentDraft['agentType'] })}
      />
      <Select
        label={agents.role}
        value={draft.role}
        disabled={!isNew}
        options={agentRoles.map((value) => ({ value, name: agents.roles[value] }))}
        onChange={({ target }) => set({ role: target.value as AgentDraft['role'] })}
      />
      <Select
        label={agents.language}
        value={draft.language}
        disabled={readOnly}
        options={languageOptions.sort((a, b) => a.name.localeCompare(b.name))}
        onChange={({ target }) => setLanguage(target.value)}
      />
      <Select
        label={agents.voice}
        value={draft.voiceId}
        disabled={readOnly}
        hint={voices.length > 0 && options.length === 0 ? agents.voiceNone : undefined}
        options={[{ value: '', name: agents.voiceDefault }, ...options]}
        onChange={({ target }) => set({ voiceId: target.value })}
      />
    </>
  );
}
