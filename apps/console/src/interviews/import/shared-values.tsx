import { useStrings } from '../../strings';
import { TextArea } from '../../ui/field';
import type { Agent, AgentVariable } from '../../agents/agent-models';
import { AgentSection } from '../form/agent-section';
import { BasicsSection } from '../form/basics-section';
import type { FormScope } from '../form/form-scope';
import { emptyQuestion, type InterviewForm } from '../form/interview-form';
import { Disclosure } from '../../ui/disclosure';

interface SharedValuesProps {
  base: InterviewForm;
  agents: readonly Agent[];
  variables: readonly AgentVariable[];
  isOpen: boolean;
  onChange: (base: InterviewForm) => void;
}

export function SharedValues({ base, agents, variables, isOpen, onChange }: SharedValuesProps) {
  const { csv } = useStrings().interviews;
  const scope: FormScope = {
    form: base,
    change: (change) => onChange({ ...base, ...change }),
    errorOf: () => undefined,
    keepsHidden: false,
    isDefault: true,
  };
  return (
    <Disclosure className="shared-values" startsOpen={isOpen} summary={<h2>{csv.shared}</h2>}>
      <BasicsSection scope={scope} isNew />
      <div className="card form-section">
        <TextArea
          label={csv.sharedQuestions}
          hint={csv.sharedQuestionsHint}
          rows={4}
          value={base.questions.map(({ text }) => text).join('\n')}
          onChange={({ target }) =>
            onChange({ ...base, questions: questionsOf(target.value, base.questions) })
          }
        />
      </div>
      <AgentSection scope={scope} agents={agents} variables={variables} error={null} />
    </Disclosure>
  );
}

/** An unchanged question keeps its guide. */
function questionsOf(text: string, known: InterviewForm['questions']): InterviewForm['questions'] {
  return text
    .split('\n')
    .map((line) => known.find((question) => question.text === line) ?? emptyQuestion(line));
}
