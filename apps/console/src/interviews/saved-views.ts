import { type ListSearch, validateListSearch } from './list-search';

export interface SavedView {
  name: string;
  search: ListSearch;
}

const most = 20;
const keyOf = (userId: string) => `interview-views:${userId}`;

const isView = (value: unknown): value is { name: string; search: Record<string, unknown> } => {
  const { name, search } = (value ?? {}) as { name?: unknown; search?: unknown };
  return typeof name === 'string' && name !== '' && typeof search === 'object' && search !== null;
};

export function parseViews(text: string | null): SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isView)
      .slice(0, most)
      .map(({ name, search }) => ({ name: name.slice(0, 60), search: validateListSearch(search) }));
  } catch {
    return [];
  }
}

/** A view begins at the first page. */
export function withView(
  views: readonly SavedView[],
  name: string,
  { page: _, dialog: _dialog, of: _of, ...search }: ListSearch,
): SavedView[] {
  const others = views.filter((view) => view.name !== name);
  return [...others, { name, search }].slice(-most);
}

const written = (search: ListSearch) =>
  JSON.stringify(
    Object.entries(search)
      .filter(([name]) => !['page', 'dialog', 'of'].includes(name))
      .sort(),
  );

export const viewOf = (views: readonly SavedView[], search: ListSearch): SavedView | undefined =>
  views.find((view) => written(view.search) === written(search));

export const viewStore = (userId: string) => ({
  read(): SavedView[] {
    try {
      return parseViews(localStorage.getItem(keyOf(userId)));
    } catch {
      return []; // the browser refuses storage
    }
  },
  write(views: readonly SavedView[]) {
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(views));
    } catch {
      // the browser refuses storage: the views last until the page is left
    }
  },
});
