import { type FormEvent, useState } from 'react';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { TextField } from '../../ui/field';
import { useTell } from '../../ui/toasts';
import { phone } from '../form/check-text';
import { isUnderWay } from '../standing';
import { useCall } from '../use-call';
import type { InterviewDialogProps } from './interview-dialog-props';

export function CallDialog({ interview, onClose }: InterviewDialogProps) {
  const { interviews, shell } = useStrings();
  const { call, form, problem } = interviews;
  const tell = useTell();
  const [number, setNumber] = useState(interview.dialInPhone ?? '');
  const { mutate, error, isPending } = useCall(interview);
  const isWrong = phone(number) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || !number.trim()) return;
    const onSuccess = () => {
      tell(call.done);
      onClose();
    };
    mutate(number.trim(), { onSuccess });
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
          readOnly={isUnderWay(interview)}
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
