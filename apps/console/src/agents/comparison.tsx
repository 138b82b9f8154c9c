import { useStrings } from '../strings';
import type { AgentDraft } from './agent-draft';
import { languageName } from '../ui/language-name';
import { type DiffRow, lineDiff } from './line-diff';
import { useVoices } from './use-agents';

interface ComparisonProps {
  left: AgentDraft;
  right: AgentDraft;
  names?: { left: string; right: string };
}

export function Comparison({ left, right, names }: ComparisonProps) {
  const { agents, shell } = useStrings();
  const { data: voices = [] } = useVoices();
  const voice = (id: string) => voices.find((known) => known.id === id)?.name ?? (id || agents.voiceDefault);
  const fields: [string, (draft: AgentDraft) => string][] = [
    [agents.name, ({ name }) => name],
    [agents.persona, ({ agentPersonaName }) => agentPersonaName],
    [agents.type, ({ agentType }) => agents.types[agentType]],
    [agents.role, ({ role }) => agents.roles[role]],
    [agents.language, ({ language }) => languageName(language)],
    [agents.voice, ({ voiceId }) => voice(voiceId)],
    [agents.speed, ({ speed }) => speed],
    [agents.patience, ({ patience }) => patience],
    [agents.maxProbes, ({ maxProbes }) => maxProbes],
    [agents.timeBudgetMinutes, ({ timeBudgetMinutes }) => timeBudgetMinutes],
    [agents.model, ({ model }) => model],
  ];
  const texts = [
    ['firstMessage', agents.firstMessage],
    ['customPrompt', agents.prompt],
    ['description', agents.description],
    ['extractionSchema', agents.extractionSchema],
  ] as const;
  const differing = fields.filter(([, of]) => of(left) !== of(right));
  const differingTexts = texts.filter(([name]) => left[name] !== right[name]);
  if (differing.length + differingTexts.length === 0) return <p role="status">{agents.compare.same}</p>;
  return (
    <>
      {differing.length > 0 && (
        <div className="table-frame">
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{agents.compare.field}</th>
                <th scope="col">{names?.left ?? agents.compare.removed}</th>
                <th scope="col">{names?.right ?? agents.compare.added}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map(([label, of]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td className="diff-removed">{of(left) || <span className="quiet">{shell.none}</span>}</td>
                  <td className="diff-added">{of(right) || <span className="quiet">{shell.none}</span>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {differingTexts.map(([name, label]) => (
        <section key={name}>
          <h2>{label}</h2>
          <Diff rows={lineDiff(left[name], right[name])} label={label} names={names} />
        </section>
      ))}
    </>
  );
}

interface DiffProps {
  rows: DiffRow[];
  label: string;
  names: ComparisonProps['names'];
}

function Diff({ rows, label, names }: DiffProps) {
  const { agents } = useStrings();
  const line = (text: string | undefined, kind: 'removed' | 'added' | 'same') => {
    if (text === undefined) return <td />;
    if (kind === 'same') return <td>{text}</td>;
    const Mark = kind === 'removed' ? 'del' : 'ins';
    return (
      <td className={`diff-${kind}`}>
        <Mark>{text}</Mark>
      </td>
    );
  };
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={label}>
      <table className="diff">
        <thead>
          <tr>
            <th scope="col">{names?.left ?? agents.compare.removed}</th>
            <th scope="col">{names?.right ?? agents.compare.added}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ kind, left, right }, index) => (
            <tr key={index}>
              {line(left, kind === 'same' ? 'same' : 'removed')}
              {line(right, kind === 'same' ? 'same' : 'added')}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
