import { type FormEvent, useState } from 'react';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { TextField } from '../../ui/field';
import { useTell } from '../../ui/toasts';
import { phone } from '../form/check-text';
import { useUpdate } from '../use-update';
import type { InterviewDialogProps } from './interview-dialog-props';
import { reasonText } from './status-badge';

/** Schedules the interview for now, because the API has no operation to call. */
export function CallDialog({ interview, onClose }: InterviewDialogProps) {
  const strings = useStrings();
  const { interviews, shell } = strings;
  const { call, form, problem } = interviews;
  const tell = useTell();
  const [number, setNumber] = useState(interview.dialInPhone ?? '');
  const { mutate, error, isPending } = useUpdate(interview.id);
  const isWrong = phone(number) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || !number.trim()) return;
    mutate(
      { dialInPhone: number.trim(), scheduledAt: new Date().toISOString(), status: 'SCHEDULED' },
      {
        onSuccess: ({ statusReason, expertTimeZone }) => {
          const planned = expertTimeZone ? call.doneWithinHours(expertTimeZone) : call.done;
          tell(statusReason ? reasonText(statusReason, strings) : planned);
          onClose();
        },
      },
    );
  };
  return (
    <Dialog title={call.title} open onOpenChange={onClose}>
      <p>
        {interview.expertData.name}: {interview.title}
      </p>
      <p className="quiet">{call.text}</p>
      <form onSubmit={submit}>
        <TextField
          label={form.dialInPhone}
          error={isWrong ? problem.noPhone : undefined}
          type="tel"
          required
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        {error && <ErrorPanel error={error} />}
        <div className="actions">
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="submit" primary disabled={isPending}>
            {call.action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
