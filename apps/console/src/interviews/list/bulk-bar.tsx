import type { InterviewSummary } from '@colloquy/client';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { comparable } from '../../comparisons/comparison-models';
import { useConsole } from '../../session/console-context';
import { useMayWrite } from '../../session/use-me';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/dialog';
import { LeaveQuestion } from '../../ui/leave-question';
import { useTell } from '../../ui/toasts';
import { useCopy } from '../../ui/use-copy';
import { saveCsv } from '../csv-text';
import { joinLink } from '../join-link';
import type { ListSearch } from '../list-search';
import { maxSelected } from '../read-matching';
import { BulkProgress } from './bulk-progress';
import { SelectMatching } from './select-matching';
import { selectedCsv } from './selected-csv';
import { type BulkKind, useBulk } from './use-bulk';

interface BulkBarProps {
  selected: readonly InterviewSummary[];
  search: ListSearch;
  pagination: { total: number; totalIsMinimum?: boolean } | undefined;
  onSelect: (interviews: readonly InterviewSummary[]) => void;
  onClear: () => void;
}

export function BulkBar({ selected, search, pagination, onSelect, onClear }: BulkBarProps) {
  const strings = useStrings();
  const { interviews, shell } = strings;
  const { bulk } = interviews;
  const { appUrl } = useConsole().settings;
  const mayWrite = useMayWrite();
  const copy = useCopy();
  const tell = useTell();
  const work = useBulk();
  // a copy: the selection may grow while the question is open
  const [asked, setAsked] = useState<{ kind: BulkKind; items: readonly InterviewSummary[] } | null>(null);
  const count = selected.length;
  const copyLinks = (pages: string) => {
    const links = selected.map(({ id }) => joinLink(pages, id));
    copy(links.join('\n'), () => tell(interviews.linksCopied(count)));
  };
  const ask = (kind: BulkKind) => setAsked({ kind, items: selected });
  const close = () => {
    work.close();
    onClear();
    // the buttons of the bar are gone
    setTimeout(() => document.querySelector('h1')?.focus());
  };
  return (
    <div role="region" aria-label={bulk.label} className={count > 0 ? 'bulk-bar' : 'visually-hidden'}>
      <strong role="status">{count > 0 && shell.selected(count)}</strong>
      {count > 0 && (
        <div className="actions">
          {pagination && count < Math.min(pagination.total, maxSelected) && (
            <SelectMatching
              key={JSON.stringify({ ...search, page: undefined })}
              search={search}
              total={pagination.total}
              isMinimum={pagination.totalIsMinimum ?? false}
              onSelect={onSelect}
            />
          )}
          {appUrl && <Button onClick={() => copyLinks(appUrl)}>{bulk.copyLinks}</Button>}
          <Button
            onClick={() => saveCsv('interviews.csv', selectedCsv(selected, appUrl, strings, Date.now()))}
          >
            {bulk.exportCsv}
          </Button>
          {mayWrite && (
            <>
              {count >= comparable.min && count <= comparable.max && (
                <Link
                  className="button"
                  to="/comparisons"
                  search={{ ids: selected.map(({ id }) => id).join(','), start: true }}
                >
                  {bulk.compare}
                </Link>
              )}
              <Button onClick={() => ask('duplicate')}>{bulk.duplicate}</Button>
              <Button danger onClick={() => ask('remove')}>
                {bulk.remove}
              </Button>
            </>
          )}
          <Button onClick={onClear}>{bulk.clear}</Button>
        </div>
      )}
      {asked && (
        <Confirm
          open
          onOpenChange={() => setAsked(null)}
          title={
            asked.kind === 'remove'
              ? interviews.remove.title(asked.items.length)
              : bulk.duplicateTitle(asked.items.length)
          }
          text={asked.kind === 'remove' ? interviews.remove.text : bulk.duplicateText}
          action={asked.kind === 'remove' ? bulk.remove : bulk.duplicate}
          onConfirm={() => void work.run(asked.kind, asked.items)}
        />
      )}
      {work.kind && (
        <BulkProgress
          kind={work.kind}
          state={work.state}
          onStop={work.stop}
          onAgain={() => void work.again()}
          onClose={close}
        />
      )}
      <LeaveQuestion isBlocked={work.state.isRunning} title={shell.leave} text={bulk.leave} />
    </div>
  );
}
