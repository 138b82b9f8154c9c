import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { EntryActions } from './entry-actions';
import { type FormScope, named } from './form-scope';
import { emptyEmployment } from './interview-form';
import { changed, without } from './lists';
import { Section } from './section';

export function ExpertSection({ scope }: { scope: FormScope }) {
  const { form: texts } = useStrings().interviews;
  const { form, change } = scope;
  const { employment } = form;
  return (
    <Section title={texts.sections.expert}>
      <div className="field-row">
        <TextField
          label={texts.expertName}
          {...named(scope, 'expertData.name')}
          required
          autoComplete="off"
          value={form.expertName}
          onChange={({ target }) => change({ expertName: target.value })}
        />
        <TextField
          label={texts.expertTitle}
          {...named(scope, 'expertData.title')}
          required
          value={form.expertTitle}
          onChange={({ target }) => change({ expertTitle: target.value })}
        />
      </div>
      <h3>{texts.employment}</h3>
      {employment.map((entry, index) => {
        const path = `expertData.employmentHistory.${index}`;
        const set = (field: 'title' | 'company' | 'period') => ({
          ...named(scope, `${path}.${field}`),
          value: entry[field],
          onChange: ({ target }: { target: HTMLInputElement }) =>
            change({ employment: changed(employment, entry.key, { [field]: target.value }) }),
        });
        return (
          <fieldset key={entry.key} className="entry">
            <legend className="visually-hidden">{texts.entry(index + 1)}</legend>
            <div className="field-row">
              <TextField label={texts.employmentTitle} required {...set('title')} />
              <TextField label={texts.company} required {...set('company')} />
              <TextField label={texts.period} {...set('period')} />
              <EntryActions
                name={texts.entry(index + 1)}
                onRemove={
                  employment.length > 1
                    ? () => change({ employment: without(employment, entry.key) })
                    : undefined
                }
              />
            </div>
          </fieldset>
        );
      })}
      <Button onClick={() => change({ employment: [...employment, emptyEmployment()] })}>
        {texts.addEmployment}
      </Button>
    </Section>
  );
}
