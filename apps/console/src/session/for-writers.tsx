import type { ReactNode } from 'react';
import { useStrings } from '../strings';
import { Page } from '../ui/page';
import { useMayWrite, useMe } from './use-me';

/** Shows a page that changes something, or, to a user who may only read, that there is nothing to change. */
export function ForWriters({ children }: { children: ReactNode }) {
  const { shell } = useStrings();
  const { data } = useMe();
  const mayWrite = useMayWrite();
  if (!data || mayWrite) return children;
  return <Page title={shell.readOnly}>{null}</Page>;
}
