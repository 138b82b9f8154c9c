import { Link } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useMe } from '../../session/use-me';
import { useFirstStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { TextField } from '../../ui/field';
import { useTell } from '../../ui/toasts';
import { isNarrowed, type ListSearch } from '../list-search';
import { type SavedView, viewOf, viewStore, withView } from '../saved-views';

export function SavedViewsBar({ search }: { search: ListSearch }) {
  const { data } = useMe();
  return data ? <Views key={data.user.id} userId={data.user.id} search={search} /> : null;
}

function Views({ userId, search }: { userId: string; search: ListSearch }) {
  const { interviews, shell } = useFirstStrings();
  const tell = useTell();
  const store = viewStore(userId);
  const [views, setViews] = useState(store.read);
  const [isNaming, setNaming] = useState(false);
  const current = viewOf(views, search);
  const list = useRef<HTMLUListElement>(null);
  const keep = (next: SavedView[]) => {
    setViews(next);
    store.write(next);
  };
  const remove = (view: SavedView) => {
    keep(views.filter(({ name }) => name !== view.name));
    tell(interviews.viewRemoved(view.name), { label: shell.undo, run: () => keep(views) });
  };
  if (views.length === 0 && !isNarrowed(search)) return null;
  return (
    <div className="saved-views">
      {views.length > 0 && (
        <ul ref={list} aria-label={interviews.views}>
          {views.map((view) => (
            <li key={view.name}>
              <Link
                to="/interviews"
                search={view.search}
                aria-current={view === current ? 'page' : undefined}
                activeProps={{ 'aria-current': undefined }}
              >
                {view.name}
              </Link>
              <button
                type="button"
                aria-label={interviews.removeView(view.name)}
                onClick={() => remove(view)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed(search) && !current && (
        <Button onClick={() => setNaming(true)}>{interviews.saveView}</Button>
      )}
      <NameView
        open={isNaming}
        onOpenChange={setNaming}
        onName={(name) => {
          keep(withView(views, name, search));
          // the button that had the focus is gone
          setTimeout(() => list.current?.querySelector<HTMLElement>('[aria-current]')?.focus());
        }}
      />
    </div>
  );
}

interface NameViewProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onName: (name: string) => void;
}

function NameView({ open, onOpenChange, onName }: NameViewProps) {
  const { interviews, shell } = useFirstStrings();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (!name) return;
    onName(name);
    onOpenChange(false);
  };
  return (
    <Dialog title={interviews.saveView} open={open} onOpenChange={onOpenChange}>
      <form onSubmit={submit}>
        <TextField
          label={interviews.viewName}
          hint={interviews.viewHint}
          name="name"
          required
          maxLength={60}
          autoComplete="off"
        />
        <div className="actions">
          <Button onClick={() => onOpenChange(false)}>{shell.cancel}</Button>
          <Button type="submit" primary>
            {shell.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
