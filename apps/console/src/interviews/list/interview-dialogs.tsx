import type { InterviewSummary } from '@colloquy/client';
import { lazy, Suspense } from 'react';
import type { DialogKind } from '../dialog-kinds';
import { useSource } from '../use-interview';
import { useMayWrite } from '../../session/use-me';
import { CallDialog } from './call-dialog';
import { RemoveDialog } from './remove-dialog';
import { ScheduleDialog, UnscheduleDialog } from './schedule-dialog';

const QrDialog = lazy(async () => ({ default: (await import('./qr-dialog')).QrDialog }));

interface InterviewDialogsProps {
  open: { kind: DialogKind; interview: InterviewSummary } | null;
  onClose: () => void;
}

export function InterviewDialogs({ open, onClose }: InterviewDialogsProps) {
  if (!open) return null;
  const props = { interview: open.interview, onClose };
  switch (open.kind) {
    case 'qr':
      return (
        <Suspense>
          <QrDialog {...props} />
        </Suspense>
      );
    case 'schedule':
      return <ScheduleDialog {...props} />;
    case 'unschedule':
      return <UnscheduleDialog {...props} />;
    case 'call':
      return <CallDialog {...props} />;
    case 'remove':
      return <RemoveDialog {...props} />;
  }
}

interface AddressedDialogProps {
  kind: DialogKind;
  id: string;
  interview: InterviewSummary | undefined;
  onClose: () => void;
}

/** The dialog that an address names. Reads the interview if it is not on the page; shows nothing if it does not exist. */
export function AddressedDialog({ kind, id, interview, onClose }: AddressedDialogProps) {
  const { data } = useSource(interview ? undefined : id);
  const found = interview ?? data;
  const mayWrite = useMayWrite();
  if (!found || (kind !== 'qr' && !mayWrite)) return null;
  return <InterviewDialogs open={{ kind, interview: found }} onClose={onClose} />;
}
