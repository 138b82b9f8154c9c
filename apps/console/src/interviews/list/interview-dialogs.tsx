import type { InterviewSummary } from '@colloquy/client';
import { lazy, Suspense } from 'react';
import { CallDialog } from './call-dialog';
import { RemoveDialog } from './remove-dialog';
import { ScheduleDialog, UnscheduleDialog } from './schedule-dialog';

const QrDialog = lazy(async () => ({ default: (await import('./qr-dialog')).QrDialog }));

export type DialogKind = 'qr' | 'schedule' | 'unschedule' | 'call' | 'remove';

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
