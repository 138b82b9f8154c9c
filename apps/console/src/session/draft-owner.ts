const ownerKey = 'owner-of-drafts';

/** Deletes the drafts in the tab's storage if another user wrote them. */
export function keepDraftsOf(subject: string, storage: Storage = sessionStorage): void {
  if (storage.getItem(ownerKey) === subject) return;
  storage.clear();
  storage.setItem(ownerKey, subject);
}
