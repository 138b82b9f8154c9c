import { listQueryOf } from './list-query';
import { withView } from './saved-views';
import { changedSearch, dayOf, isNarrowed, lastDayOf, validateListSearch } from './list-search';

const agent = '6a1f9f5e-0a53-4a55-9a30-6a3a6f0c7a11';

test('valid search parameters are kept, all others are dropped', () => {
  const search = { page: 3, status: 'SCHEDULED', search: 'heat' };
  expect(validateListSearch(search)).toEqual(search);
  expect(validateListSearch({ completed: 'asc', since: '2026-03-01' })).toEqual({
    completed: 'asc',
    since: '2026-03-01',
  });
  const created = { agent, createdFrom: '2026-03-01', createdTo: '2026-03-07' };
  expect(validateListSearch(created)).toEqual(created);
  expect(validateListSearch({ search: 2026 })).toEqual({ search: '2026' });
  const odd = { page: -1, status: 'ANY', search: '  ', completed: 'up', since: '2026-99-99', x: 1 };
  expect(validateListSearch(odd)).toEqual({});
  expect(validateListSearch({ agent: 'x', createdFrom: 'today', createdTo: '2026-13-01' })).toEqual({});
  expect(validateListSearch({ search: 'x'.repeat(300) }).search).toHaveLength(200);
});

test('test interviews are left out of any list, and listed alone in the order of creation', () => {
  for (const search of [
    { tests: 'hidden', completed: 'desc' },
    { tests: 'hidden', status: 'WITHDRAWN' },
    { tests: 'only', status: 'SCHEDULED', order: 'oldest' },
  ]) {
    expect(validateListSearch(search)).toEqual(search);
  }
  expect(validateListSearch({ tests: 'only', status: 'ABANDONED' })).toEqual({ status: 'ABANDONED' });
  expect(validateListSearch({ tests: 'only', order: 'oldest', status: 'WITHDRAWN' })).toEqual({
    status: 'WITHDRAWN',
  });
  expect(changedSearch({ completed: 'asc', question: 2 }, { tests: 'only' })).toEqual({ tests: 'only' });
  expect(changedSearch({ completed: 'asc', since: '2026-05-04' }, { order: 'oldest' })).toEqual({
    order: 'oldest',
  });
  expect(changedSearch({ tests: 'only', order: 'oldest' }, { completed: 'desc' })).toEqual({
    completed: 'desc',
  });
  expect(listQueryOf({ tests: 'only', order: 'oldest' }, 25)).toEqual({
    page: 1,
    limit: 25,
    isTest: true,
    sort: 'createdAt',
  });
  expect(listQueryOf({ tests: 'hidden' }, 25)).toEqual({ page: 1, limit: 25, isTest: false });
});

test('a dialog has an address, which no filter or saved view keeps', () => {
  const search = { status: 'SCHEDULED', dialog: 'call', of: agent };
  expect(validateListSearch(search)).toEqual(search);
  expect(validateListSearch({ dialog: 'call' })).toEqual({});
  expect(validateListSearch({ dialog: 'x', of: agent })).toEqual({});
  expect(validateListSearch({ dialog: 'qr', of: '<script>' })).toEqual({});
  expect(changedSearch({ dialog: 'call', of: agent }, { search: 'a' })).toEqual({ search: 'a' });
  expect(isNarrowed({ dialog: 'call', of: agent })).toBe(false);
  expect(listQueryOf({ dialog: 'call', of: agent }, 25)).toEqual({ page: 1, limit: 25 });
  const [view] = withView([], 'planned', { status: 'SCHEDULED', dialog: 'call', of: agent });
  expect(view?.search).toEqual({ status: 'SCHEDULED' });
});

test('a day alone means the latest completions first', () => {
  expect(validateListSearch({ since: '2026-03-01' })).toEqual({ completed: 'desc', since: '2026-03-01' });
});

test('a change returns to the first page and removes filters that conflict with it', () => {
  expect(changedSearch({ page: 4, search: 'a' }, { search: 'b' })).toEqual({ search: 'b' });
  expect(changedSearch({ search: 'a' }, { page: 2 })).toEqual({ search: 'a', page: 2 });
  expect(changedSearch({ status: 'SCHEDULED' }, { completed: 'desc' })).toEqual({ completed: 'desc' });
  expect(changedSearch({ completed: 'asc', since: '2026-03-01' }, { status: 'SCHEDULED' })).toEqual({
    status: 'SCHEDULED',
  });
  expect(changedSearch({ completed: 'asc', since: '2026-03-01' }, { completed: undefined })).toEqual({});
  const created = { agent, createdFrom: '2026-03-01', createdTo: '2026-03-07' };
  expect(changedSearch({ ...created, page: 2 }, { completed: 'desc' })).toEqual({
    ...created,
    completed: 'desc',
  });
  expect(changedSearch(created, { createdFrom: undefined, createdTo: undefined })).toEqual({ agent });
  expect(isNarrowed({ page: 2 })).toBe(false);
  expect(isNarrowed({ agent })).toBe(true);
  expect(isNarrowed({ createdTo: '2026-03-07' })).toBe(true);
  expect(isNarrowed({ search: 'a' })).toBe(true);
});

test('the query has only orders that the API supports', () => {
  expect(listQueryOf({}, 25)).toEqual({ page: 1, limit: 25 });
  expect(listQueryOf({ page: 2, status: 'SCHEDULED', search: 'x' }, 25)).toEqual({
    page: 2,
    limit: 25,
    status: 'SCHEDULED',
    search: 'x',
  });
  const midnight = new Date(2026, 2, 1).getTime();
  expect(listQueryOf({ completed: 'asc', since: '2026-03-01' }, 25)).toEqual({
    page: 1,
    limit: 25,
    sortOrder: 'asc',
    completedAfter: new Date(midnight - 1).toISOString(),
  });
});

test('an agent and a period of creation narrow every order; the last day of the period belongs to it', () => {
  const created = { agent, createdFrom: '2026-03-01', createdTo: '2026-03-07' };
  const query = {
    page: 1,
    limit: 25,
    agentGroupId: agent,
    createdFrom: '2026-03-01T00:00:00.000Z',
    createdTo: '2026-03-08T00:00:00.000Z',
  };
  expect(listQueryOf(created, 25)).toEqual(query);
  expect(listQueryOf({ ...created, completed: 'desc' }, 25)).toMatchObject({ ...query, sortOrder: 'desc' });
});

test('version, channel and language narrow every order; a version needs its agent', () => {
  const search = { agent, version: 2, channel: 'PHONE', language: 'de' } as const;
  expect(validateListSearch(search)).toEqual(search);
  expect(listQueryOf(search, 25)).toEqual({
    page: 1,
    limit: 25,
    agentGroupId: agent,
    agentVersion: 2,
    channel: 'PHONE',
    language: 'de',
  });
  expect(validateListSearch({ version: 2, channel: 'FAX', language: 'xx' })).toEqual({});
  expect(changedSearch(search, { agent: undefined })).toEqual({ channel: 'PHONE', language: 'de' });
});

test('abandoned and withdrawn interviews are filters of the API, not statuses', () => {
  expect(listQueryOf({ status: 'ABANDONED' }, 25)).toEqual({ page: 1, limit: 25, abandoned: true });
  const withdrawn = { status: 'WITHDRAWN', withdrawnFrom: '2026-03-01', withdrawnTo: '2026-03-07' } as const;
  expect(validateListSearch(withdrawn)).toEqual(withdrawn);
  expect(listQueryOf(withdrawn, 25)).toEqual({
    page: 1,
    limit: 25,
    withdrawn: true,
    withdrawnFrom: '2026-03-01T00:00:00.000Z',
    withdrawnTo: '2026-03-08T00:00:00.000Z',
  });
  expect(changedSearch(withdrawn, { status: 'SCHEDULED' })).toEqual({ status: 'SCHEDULED' });
  expect(changedSearch(withdrawn, { completed: 'desc' })).toEqual({ completed: 'desc' });
  const hidden = { channel: 'NONE', completed: 'desc', withdrawn: 'hidden' } as const;
  expect(validateListSearch(hidden)).toEqual(hidden);
  expect(listQueryOf(hidden, 25)).toMatchObject({ channel: 'NONE', withdrawn: false });
  expect(changedSearch(hidden, { status: 'WITHDRAWN' })).toEqual({ channel: 'NONE', status: 'WITHDRAWN' });
});

test('a question selects completed interviews; a finding needs its question', () => {
  const search = { completed: 'desc', question: 3, verdict: 'refused' } as const;
  expect(validateListSearch(search)).toEqual(search);
  expect(validateListSearch({ question: 2 })).toEqual({ completed: 'desc', question: 2 });
  expect(validateListSearch({ verdict: 'refused', question: 101 })).toEqual({});
  expect(listQueryOf(search, 25)).toMatchObject({
    completedAfter: '1970-01-01T00:00:00.000Z',
    question: 3,
    verdict: 'refused',
  });
  expect(changedSearch({ status: 'SCHEDULED' }, { question: 1 })).toEqual({ completed: 'desc', question: 1 });
  expect(changedSearch(search, { question: undefined })).toEqual({ completed: 'desc' });
  const scored = { completed: 'desc', quality: '0-9', conduct: '90-100' } as const;
  expect(validateListSearch({ ...scored, completed: 'up', quality: '0-9' })).toEqual(scored);
  expect(validateListSearch({ quality: '0-10' })).toEqual({});
  expect(listQueryOf(scored, 25)).toMatchObject({ qualityScore: '0-9', agentScore: '90-100' });
  expect(changedSearch({ status: 'SCHEDULED' }, { quality: '0-9' })).toEqual({
    completed: 'desc',
    quality: '0-9',
  });
  expect(changedSearch(search, { completed: undefined })).toEqual({});
});

test('the last day of completion belongs to the list, a moment does not', () => {
  expect(validateListSearch({ until: '2026-03-01' })).toEqual({ completed: 'desc', until: '2026-03-01' });
  const before = (until: string) => listQueryOf({ completed: 'desc', until }, 25).completedBefore;
  expect(before('2026-03-01')).toBe(new Date(2026, 2, 2).toISOString());
  const until = new Date(2026, 2, 2).toISOString();
  expect(before(until)).toBe(until);
  expect([lastDayOf(until), lastDayOf('2026-03-05'), lastDayOf(undefined)]).toEqual([
    '2026-03-01',
    '2026-03-05',
    '',
  ]);
  expect(changedSearch({ completed: 'asc', until: '2026-03-01' }, { completed: undefined })).toEqual({});
});

test('a moment is used as it is, and shown as a day of the user', () => {
  const since = '2026-03-01T00:00:00.000Z';
  expect(validateListSearch({ completed: 'asc', since })).toEqual({ completed: 'asc', since });
  expect(listQueryOf({ completed: 'asc', since }, 25)).toMatchObject({
    completedAfter: '2026-02-28T23:59:59.999Z',
  });
  const local = new Date(since);
  expect(dayOf(since)).toBe(
    [local.getFullYear(), local.getMonth() + 1, local.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-'),
  );
  expect(dayOf('2026-03-01')).toBe('2026-03-01');
});
