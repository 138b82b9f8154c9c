import { useRef, useState } from 'react';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import type { FormScope } from './form-scope';
import { emptyQuestion, type QuestionForm } from './interview-form';
import { changed, moved, replacedBy, without } from './lists';
import { QuestionCard } from './question-card';
import { Section } from './section';

export function QuestionsSection({ scope }: { scope: FormScope }) {
  const { form: texts } = useStrings().interviews;
  const { form, change, errorOf } = scope;
  const { questions } = form;
  const [told, setTold] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const set = (next: QuestionForm[]) => change({ questions: next });

  const move = (index: number, by: number) => {
    const to = index + by;
    if (to < 0 || to >= questions.length) return;
    set(moved(questions, index, by));
    setTold(texts.moved(questions[index]?.text || texts.question(index + 1), to + 1));
  };
  const add = () => {
    set([...questions, emptyQuestion()]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus());
  };
  const paste = (question: QuestionForm, lines: readonly string[]) => {
    const [first = '', ...rest] = lines;
    const others = rest.map((line) => emptyQuestion(line));
    set(replacedBy(questions, question.key, [{ ...question, text: first }, ...others]));
  };
  const general = errorOf('questions');
  return (
    <Section title={texts.sections.questions}>
      <p className="quiet">
        {texts.pasteHint} {texts.reorderHint}
      </p>
      <ol className="questions" ref={list}>
        {questions.map((question, index) => (
          <QuestionCard
            key={question.key}
            scope={scope}
            question={question}
            index={index}
            onChange={(part) => set(changed(questions, question.key, part))}
            onPaste={(lines) => paste(question, lines)}
            onMove={questions.length > 1 ? (by) => move(index, by) : undefined}
            isLast={index === questions.length - 1}
            onRemove={questions.length > 1 ? () => set(without(questions, question.key)) : undefined}
          />
        ))}
      </ol>
      {general && <p className="field-error">{general}</p>}
      <Button onClick={add} disabled={questions.length >= 100}>
        {texts.addQuestion}
      </Button>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </Section>
  );
}
