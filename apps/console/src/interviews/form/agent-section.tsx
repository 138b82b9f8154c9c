import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { Select, TextArea } from '../../ui/field';
import type { Agent, AgentVariable } from '../../agents/agent-models';
import { type FormScope, named } from './form-scope';
import { variableOf } from './interview-form';
import { Section } from './section';

interface AgentSectionProps {
  scope: FormScope;
  agents: readonly Agent[];
  variables: readonly AgentVariable[];
  error: unknown;
}

export function AgentSection({ scope, agents, variables, error }: AgentSectionProps) {
  const { interviews, shell } = useStrings();
  const texts = interviews.form;
  const { form, change } = scope;
  const ofType = agents.filter(({ agentType }) => agentType === form.interviewType);
  const isUnknown = form.agentGroupId !== '' && !ofType.some(({ id }) => id === form.agentGroupId);
  const standard = ofType.find(({ isDefault }) => isDefault);
  const asked = new Set(variables.map(({ name }) => name));
  const others = Object.keys(form.variables).filter((name) => !asked.has(name));
  const set = (name: string) => ({
    ...named(scope, `customVariables.${name}`),
    rows: 1,
    value: variableOf(form, name),
    onChange: ({ target }: { target: { value: string } }) =>
      change({ variables: { ...form.variables, [name]: target.value } }),
  });
  return (
    <Section title={texts.sections.agent}>
      {Boolean(error) && <ErrorPanel error={error} />}
      <Select
        label={texts.agent}
        {...named(scope, 'agentGroupId')}
        value={form.agentGroupId}
        onChange={({ target }) => change({ agentGroupId: target.value })}
        options={[
          { value: '', name: texts.defaultAgent(standard?.name ?? '') },
          ...ofType.map(({ id, name, language }) => ({ value: id, name: `${name} (${language})` })),
          ...(isUnknown ? [{ value: form.agentGroupId, name: form.agentGroupId }] : []),
        ]}
      />
      {(variables.length > 0 || others.length > 0) && <h3>{texts.variables}</h3>}
      {variables.map(({ name, displayName, description, isRequired, defaultValue }) => (
        <TextArea
          key={name}
          label={displayName}
          hint={[description, !isRequired && defaultValue ? texts.defaultValue(defaultValue) : '']
            .filter(Boolean)
            .join(' · ')}
          required={isRequired && !scope.isDefault}
          {...set(name)}
        />
      ))}
      {others.map((name) => (
        <div key={name} className="field-row">
          <TextArea label={name} hint={texts.otherVariable} {...set(name)} />
          <Button
            aria-label={texts.removeEntry(name)}
            onClick={() =>
              change({
                variables: Object.fromEntries(
                  Object.entries(form.variables).filter(([known]) => known !== name),
                ),
              })
            }
          >
            {shell.remove}
          </Button>
        </div>
      ))}
    </Section>
  );
}
