import { type FormEvent, useState } from 'react';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { TextField } from '../../ui/field';
import { moment } from '../../ui/moments';
import { useTell } from '../../ui/toasts';
import { isPast, localTime, momentIn, userZone } from '../time-zone';
import { useUpdate } from '../use-update';
import type { InterviewDialogProps } from './interview-dialog-props';
import { useNow } from './use-now';

function useSchedule({ interview, onClose }: InterviewDialogProps) {
  const { interviews, shell } = useStrings();
  const tell = useTell();
  const { mutate, error, isPending } = useUpdate(interview.id);
  const before = {
    scheduledAt: interview.scheduledAt,
    status: interview.status === 'SCHEDULED' ? ('SCHEDULED' as const) : ('NOT_SCHEDULED' as const),
  };
  const schedule = (scheduledAt: string | null) =>
    mutate(
      { scheduledAt, status: scheduledAt ? 'SCHEDULED' : 'NOT_SCHEDULED' },
      {
        onSuccess: () => {
          const done = scheduledAt
            ? interviews.schedule.done(moment(scheduledAt))
            : interviews.schedule.removed;
          tell(done, { label: shell.undo, run: () => mutate(before) });
          onClose();
        },
      },
    );
  return { schedule, error, isPending };
}

export function ScheduleDialog(props: InterviewDialogProps) {
  const { interview, onClose } = props;
  const { interviews, shell } = useStrings();
  const { form, problem } = interviews;
  const zone = interview.expertTimeZone ?? userZone();
  const [local, setLocal] = useState(() => localTime(interview.scheduledAt, zone));
  const { schedule, error, isPending } = useSchedule(props);
  const at = momentIn(local, zone);
  const now = useNow();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (at) schedule(at);
  };
  return (
    <Dialog title={interviews.schedule.title} open onOpenChange={onClose}>
      <p>{interview.title}</p>
      <form onSubmit={submit}>
        <TextField
          label={interviews.schedule.when}
          hint={at && zone !== userZone() ? form.forYou(zone, moment(at)) : form.inZone(zone)}
          error={local && !at ? problem.noTime : undefined}
          warning={isPast(at, now) ? form.past : undefined}
          type="datetime-local"
          required
          value={local}
          onChange={({ target }) => setLocal(target.value)}
        />
        <p className="quiet">
          {interview.dialInPhone
            ? interviews.schedule.withPhone(interview.dialInPhone)
            : interviews.schedule.noPhone}
        </p>
        {error && <ErrorPanel error={error} />}
        <div className="actions">
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="submit" primary disabled={isPending}>
            {interviews.menu.schedule}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function UnscheduleDialog(props: InterviewDialogProps) {
  const { interviews, shell } = useStrings();
  const { schedule, error, isPending } = useSchedule(props);
  return (
    <Dialog title={interviews.menu.unschedule} open onOpenChange={props.onClose}>
      <p>{props.interview.title}</p>
      {error && <ErrorPanel error={error} />}
      <div className="actions">
        <Button onClick={props.onClose}>{shell.cancel}</Button>
        <Button primary disabled={isPending} onClick={() => schedule(null)}>
          {interviews.menu.unschedule}
        </Button>
      </div>
    </Dialog>
  );
}
