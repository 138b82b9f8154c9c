const ownerKey = 'owner-of-drafts';

export function keepDraftsOf(subject: string, storage: Storage = sessionStorage): void {
  if (storage.getItem(ownerKey) === subject) return;
  storage.clear();
  storage.setItem(ownerKey, subject);
}
