import { useStrings } from '../../strings';
import { Checkbox, Select, TextArea, TextField } from '../../ui/field';
import { type FormScope, named } from './form-scope';
import { interviewTypes } from './interview-form';
import { Section } from './section';

/** @param isNew whether `isTest` can still be set */
export function BasicsSection({ scope, isNew }: { scope: FormScope; isNew: boolean }) {
  const { form: texts } = useStrings().interviews;
  const { form, change } = scope;
  return (
    <Section title={texts.sections.basics}>
      <TextField
        label={texts.title}
        {...named(scope, 'title')}
        required={!scope.isDefault}
        value={form.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        label={texts.callSubject}
        hint={texts.callSubjectHint}
        {...named(scope, 'callSubject')}
        required={!scope.isDefault}
        rows={2}
        value={form.callSubject}
        onChange={({ target }) => change({ callSubject: target.value })}
      />
      <TextArea
        label={texts.objective}
        hint={texts.objectiveHint}
        {...named(scope, 'objective')}
        rows={2}
        value={form.objective}
        onChange={({ target }) => change({ objective: target.value })}
      />
      <Select
        label={texts.type}
        {...named(scope, 'interviewType')}
        value={form.interviewType}
        options={interviewTypes.map((value) => ({ value, name: texts.types[value] }))}
        onChange={({ target }) => {
          const interviewType = interviewTypes.find((known) => known === target.value);
          // an agent conducts one kind of interview only
          if (interviewType) change({ interviewType, agentGroupId: '' });
        }}
      />
      {isNew && (
        <Checkbox
          label={texts.isTest}
          name="isTest"
          checked={form.isTest}
          onChange={({ target }) => change({ isTest: target.checked })}
        />
      )}
    </Section>
  );
}
