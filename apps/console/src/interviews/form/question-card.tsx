import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useStrings } from '../../strings';
import { TextArea, TextField } from '../../ui/field';
import { EntryActions } from './entry-actions';
import { type FormScope, named } from './form-scope';
import type { QuestionForm } from './interview-form';
import { Disclosure } from '../../ui/disclosure';

interface QuestionCardProps {
  scope: FormScope;
  question: QuestionForm;
  index: number;
  isLast: boolean;
  onChange: (change: Partial<QuestionForm>) => void;
  onPaste: (lines: readonly string[]) => void;
  onMove?: ((by: number) => void) | undefined;
  onRemove?: (() => void) | undefined;
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

export function QuestionCard(props: QuestionCardProps) {
  const { scope, question, index, isLast, onChange, onPaste, onMove, onRemove } = props;
  const { form: texts } = useStrings().interviews;
  const path = `questions.${index}`;
  const name = texts.question(index + 1);
  const isGuided = Boolean(question.aim || question.facts || question.probes || question.minutes);
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (lines.length < 2 || question.text.trim() !== '') return;
    event.preventDefault();
    onPaste(lines);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!event.altKey || by === undefined || !onMove) return;
    event.preventDefault();
    onMove(by);
  };
  const field = (key: keyof QuestionForm, inGuide: boolean) => ({
    ...named(scope, inGuide ? `${path}.guide.${key === 'facts' ? 'mustHave' : key}` : `${path}.${key}`),
    value: question[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });
  return (
    <li onKeyDown={onKey}>
      <div className="question-head">
        <TextArea label={name} required rows={2} onPaste={paste} {...field('text', false)} />
        <EntryActions
          name={name}
          onUp={onMove && index > 0 ? () => onMove(-1) : undefined}
          onDown={onMove && !isLast ? () => onMove(1) : undefined}
          onRemove={onRemove}
        />
      </div>
      <Disclosure
        startsOpen={isGuided}
        summary={
          <>
            {isGuided ? texts.guideGiven : texts.guide}
            <span className="visually-hidden">: {name}</span>
          </>
        }
      >
        <TextArea label={texts.aim} hint={texts.aimHint} rows={2} {...field('aim', true)} />
        <TextArea label={texts.facts} hint={texts.factsHint} rows={2} {...field('facts', true)} />
        <div className="field-row">
          <TextField
            label={texts.probes}
            hint={texts.probesHint}
            type="number"
            min={0}
            max={3}
            {...field('probes', true)}
          />
          <TextField
            label={texts.minutes}
            hint={texts.minutesHint}
            type="number"
            min={1}
            max={60}
            {...field('minutes', true)}
          />
        </div>
      </Disclosure>
    </li>
  );
}
