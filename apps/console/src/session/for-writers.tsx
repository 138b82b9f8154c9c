import type { ReactNode } from 'react';
import { useFirstStrings } from '../strings';
import { Page } from '../ui/page';
import { useMayWrite, useMe } from './use-me';

export function ForWriters({ children }: { children: ReactNode }) {
  const { errors } = useFirstStrings();
  const { data } = useMe();
  const mayWrite = useMayWrite();
  if (!data || mayWrite) return children;
  return <Page title={errors.codes.READ_ONLY.title}>{null}</Page>;
}
