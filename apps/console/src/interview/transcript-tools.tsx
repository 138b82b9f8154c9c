import { useNavigate } from '@tanstack/react-router';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { Checkbox, Select, TextField } from '../ui/field';
import { type TextView, textViews } from './interview-search';
import { maxMatches } from './transcript-search';
import type { TranscriptSearch } from './use-transcript-search';

interface TranscriptToolsProps {
  search: TranscriptSearch;
  view: TextView | undefined;
  follow: { isFollowing: boolean; setFollowing: (on: boolean) => void } | undefined;
}

export function TranscriptTools({ search, view, follow }: TranscriptToolsProps) {
  const { interview: strings } = useStrings();
  return (
    <div className="transcript-tools">
      <search>
        <TextField
          type="search"
          label={strings.find.label}
          value={search.words}
          maxLength={200}
          onChange={(event) => search.setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (event.shiftKey) search.previous();
            else search.next();
          }}
        />
        <Button disabled={search.count === 0} onClick={search.previous} aria-label={strings.find.previous}>
          ↑
        </Button>
        <Button disabled={search.count === 0} onClick={search.next} aria-label={strings.find.next}>
          ↓
        </Button>
        <span role="status" className="find-count">
          {search.words.trim() &&
            search.isSettled &&
            strings.find.count(search.position, search.count, search.count === maxMatches)}
        </span>
      </search>
      {view && <ViewChoice view={view} />}
      {follow && (
        <Checkbox
          label={strings.follow}
          checked={follow.isFollowing}
          onChange={(event) => follow.setFollowing(event.target.checked)}
        />
      )}
    </div>
  );
}

function ViewChoice({ view }: { view: TextView }) {
  const { interview: strings } = useStrings();
  const navigate = useNavigate({ from: '/interviews/$id' });
  return (
    <Select
      label={strings.textView}
      value={view}
      options={textViews.map((value) => ({ value, name: strings.texts[value] }))}
      onChange={(event) => {
        const text = textViews.find((known) => known === event.target.value);
        void navigate({ search: (known) => ({ ...known, text }), replace: true, resetScroll: false });
      }}
    />
  );
}
