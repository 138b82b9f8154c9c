import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/field';
import { type FormScope, named } from './form-scope';
import { MoreSection } from './section';

const example = {
  type: 'object',
  properties: {
    monthsToWait: { type: 'integer', description: 'Months from the order to the start' },
    bottlenecks: { type: 'array', items: { type: 'string' } },
    trend: { type: 'string', enum: ['better', 'worse', 'unchanged'] },
  },
};

const written = (schema: unknown) => JSON.stringify(schema, null, 2);

function formatted(text: string): string {
  try {
    return written(JSON.parse(text));
  } catch {
    return text;
  }
}

export function DataSection({ scope }: { scope: FormScope }) {
  const { form: texts } = useStrings().interviews;
  const { form, change } = scope;
  const text = form.extractionSchema;
  return (
    <MoreSection title={texts.sections.data} isOpen={text !== ''}>
      <TextArea
        label={texts.extractionSchema}
        hint={texts.extractionHint}
        className="code"
        rows={8}
        spellCheck={false}
        {...named(scope, 'extractionSchema')}
        value={text}
        onChange={({ target }) => change({ extractionSchema: target.value })}
      />
      <div className="actions">
        {text.trim() === '' ? (
          <Button onClick={() => change({ extractionSchema: written(example) })}>{texts.example}</Button>
        ) : (
          <Button onClick={() => change({ extractionSchema: formatted(text) })}>{texts.format}</Button>
        )}
      </div>
    </MoreSection>
  );
}
