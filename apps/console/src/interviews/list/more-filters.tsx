import { agentLanguages } from '../../agents/agent-models';
import { useStrings } from '../../strings';
import { DayField } from '../../ui/day-field';
import { Disclosure } from '../../ui/disclosure';
import { Select, TextField } from '../../ui/field';
import { languageName } from '../../ui/language-name';
import { type changedSearch, channels, lastDayOf, type ListSearch } from '../list-search';

interface MoreFiltersProps {
  search: ListSearch;
  onChange: (change: Parameters<typeof changedSearch>[1], isTyped?: boolean) => void;
}

/** Filters that are hidden until they are wanted or in use. */
export function MoreFilters({ search, onChange }: MoreFiltersProps) {
  const { interviews, interview } = useStrings();
  const { agent, version, channel, language, until } = search;
  const languages = agentLanguages.map((value) => ({ value, name: languageName(value) }));
  return (
    <Disclosure
      className="more-filters"
      summary={interviews.moreFilters}
      startsOpen={Boolean(version ?? channel ?? language ?? until)}
    >
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
            ...channels.map((value) => ({ value, name: interview.platforms[value] })),
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
          label={interviews.until}
          value={lastDayOf(until)}
          onChange={(day) => onChange({ until: day || undefined })}
        />
      </div>
    </Disclosure>
  );
}
