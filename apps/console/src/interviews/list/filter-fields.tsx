import { agentLanguages } from '../../agents/agent-models';
import { useStrings } from '../../strings';
import { DayField } from '../../ui/day-field';
import { Checkbox, Select, TextField } from '../../ui/field';
import { languageName } from '../../ui/language-name';
import {
  type changedSearch,
  channels,
  dayOf,
  lastDayOf,
  type ListSearch,
  maxQuestions,
  rangeName,
  scoreRanges,
  testFilters,
  verdicts,
} from '../list-search';

export interface FilterFieldsProps {
  search: ListSearch;
  onChange: (change: Parameters<typeof changedSearch>[1], isTyped?: boolean) => void;
}

export function FilterFields({ search, onChange }: FilterFieldsProps) {
  const { interviews, interview } = useStrings();
  const { agent, version, channel, language, createdFrom, createdTo, since, until, withdrawn } = search;
  const isWithdrawn = search.status === 'WITHDRAWN';
  const languages = agentLanguages.map((value) => ({ value, name: languageName(value) }));
  return (
    <div className="list-filters">
      {agent && (
        <TextField
          label={interviews.version}
          type="number"
          min={1}
          value={version ?? ''}
          onChange={({ target }) => onChange({ version: target.valueAsNumber || undefined }, true)}
        />
      )}
      <Select
        label={interviews.channel}
        value={channel ?? ''}
        onChange={({ target }) => onChange({ channel: channels.find((known) => known === target.value) })}
        options={[
          { value: '', name: interviews.anyChannel },
          ...channels.map((value) => ({
            value,
            name: value === 'NONE' ? interviews.noSession : interview.platforms[value],
          })),
        ]}
      />
      <Select
        label={interviews.language}
        value={language ?? ''}
        onChange={({ target }) =>
          onChange({ language: agentLanguages.find((known) => known === target.value) })
        }
        options={[
          { value: '', name: interviews.anyLanguage },
          ...languages.sort((a, b) => a.name.localeCompare(b.name)),
        ]}
      />
      <DayField
        label={interviews.createdFrom}
        value={createdFrom ?? ''}
        max={createdTo}
        onChange={(day) => onChange({ createdFrom: day || undefined }, true)}
      />
      <DayField
        label={interviews.createdTo}
        value={createdTo ?? ''}
        min={createdFrom}
        onChange={(day) => onChange({ createdTo: day || undefined }, true)}
      />
      <DayField
        label={interviews.since}
        value={dayOf(since)}
        onChange={(day) => onChange({ since: day || undefined })}
      />
      <DayField
        label={interviews.until}
        value={lastDayOf(until)}
        onChange={(day) => onChange({ until: day || undefined })}
      />
      <FindingFilter search={search} onChange={onChange} />
      <ScoreFilters search={search} onChange={onChange} />
      <Select
        label={interviews.tests.label}
        value={search.tests ?? ''}
        onChange={({ target }) => onChange({ tests: testFilters.find((known) => known === target.value) })}
        options={[
          { value: '', name: interviews.tests.all },
          ...testFilters.map((value) => ({ value, name: interviews.tests[value] })),
        ]}
      />
      {isWithdrawn ? (
        <WithdrawalFilter search={search} onChange={onChange} />
      ) : (
        <Checkbox
          label={interviews.hideWithdrawn}
          checked={withdrawn === 'hidden'}
          onChange={({ target }) => onChange({ withdrawn: target.checked ? 'hidden' : undefined })}
        />
      )}
    </div>
  );
}

function FindingFilter({ search: { question, verdict }, onChange }: FilterFieldsProps) {
  const { interviews, interview } = useStrings();
  return (
    <>
      <TextField
        label={interviews.question}
        type="number"
        min={1}
        max={maxQuestions}
        value={question ?? ''}
        onChange={({ target }) => onChange({ question: target.valueAsNumber || undefined }, true)}
      />
      {question && (
        <Select
          label={interviews.finding}
          value={verdict ?? ''}
          onChange={({ target }) => onChange({ verdict: verdicts.find((known) => known === target.value) })}
          options={[
            { value: '', name: interviews.anyFinding },
            ...verdicts.map((value) => ({ value, name: interview.verdicts[value] })),
          ]}
        />
      )}
    </>
  );
}

function ScoreFilters({ search, onChange }: FilterFieldsProps) {
  const { interviews, overview } = useStrings();
  const names = { quality: overview.qualityScore, conduct: overview.agentScore };
  return (['quality', 'conduct'] as const).map((score) => (
    <Select
      key={score}
      label={names[score]}
      value={search[score] ?? ''}
      onChange={({ target }) => onChange({ [score]: scoreRanges.find((known) => known === target.value) })}
      options={[
        { value: '', name: interviews.anyScore },
        ...scoreRanges.map((value) => ({ value, name: rangeName(value) })),
      ]}
    />
  ));
}

function WithdrawalFilter({ search: { withdrawnFrom, withdrawnTo }, onChange }: FilterFieldsProps) {
  const { interviews } = useStrings();
  return (
    <>
      <DayField
        label={interviews.withdrawnFrom}
        value={withdrawnFrom ?? ''}
        max={withdrawnTo}
        onChange={(day) => onChange({ withdrawnFrom: day || undefined }, true)}
      />
      <DayField
        label={interviews.withdrawnTo}
        value={withdrawnTo ?? ''}
        min={withdrawnFrom}
        onChange={(day) => onChange({ withdrawnTo: day || undefined }, true)}
      />
    </>
  );
}
