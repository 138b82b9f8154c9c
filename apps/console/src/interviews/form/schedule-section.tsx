import { useId } from 'react';
import { useStrings } from '../../strings';
import { Select, TextField } from '../../ui/field';
import { moment } from '../../ui/moments';
import { useNow } from '../list/use-now';
import { isPast, isTimeZone, timeZones, userZone } from '../time-zone';
import { type FormScope, named } from './form-scope';
import type { InterviewForm } from './interview-form';
import { Section } from './section';
import { scheduledMoment } from './to-body';

export function ScheduleSection({ scope, base }: { scope: FormScope; base: InterviewForm }) {
  const { form: texts, filters } = useStrings().interviews;
  const { form, change } = scope;
  const zones = useId();
  const text = (key: 'scheduledAt' | 'expertTimeZone' | 'dialInPhone' | 'meetingId' | 'dialInPin') => ({
    ...named(scope, key),
    value: form[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <Section title={texts.sections.schedule}>
      <div className="field-row">
        <TextField
          label={texts.expertTimeZone}
          hint={texts.expertTimeZoneHint}
          list={zones}
          {...text('expertTimeZone')}
        />
        <datalist id={zones}>
          {timeZones().map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <TextField
          label={texts.scheduledAt}
          hint={useZoneHint(form)}
          warning={useIsPast(form, base) ? texts.past : undefined}
          type="datetime-local"
          {...text('scheduledAt')}
        />
        <Select
          label={texts.status}
          {...named(scope, 'status')}
          value={form.status}
          onChange={({ target }) => change({ status: target.value as InterviewForm['status'] })}
          options={[
            { value: '', name: texts.statusOfTime },
            { value: 'NOT_SCHEDULED', name: filters.NOT_SCHEDULED },
            { value: 'SCHEDULED', name: filters.SCHEDULED },
          ]}
        />
      </div>
      <div className="field-row">
        <TextField
          label={texts.dialInPhone}
          hint={texts.dialInPhoneHint}
          type="tel"
          {...text('dialInPhone')}
        />
        <TextField label={texts.meetingId} hint={texts.dialInHint} {...text('meetingId')} />
        <TextField
          label={texts.dialInPin}
          hint={scope.keepsHidden ? texts.pinKept : undefined}
          {...text('dialInPin')}
        />
      </div>
    </Section>
  );
}

/** Returns whether the user has typed a time in the past; a stored time may be. */
function useIsPast(form: InterviewForm, base: InterviewForm): boolean {
  const now = useNow();
  const zone = form.expertTimeZone.trim();
  if (form.scheduledAt === base.scheduledAt || (zone && !isTimeZone(zone))) return false;
  return isPast(scheduledMoment(form), now);
}

function useZoneHint(form: InterviewForm): string {
  const { form: texts } = useStrings().interviews;
  const own = userZone();
  const wanted = form.expertTimeZone.trim();
  const zone = isTimeZone(wanted) ? wanted : own;
  if (zone === own) return texts.inZone(own);
  const at = scheduledMoment({ ...form, expertTimeZone: zone });
  return at ? texts.forYou(zone, moment(at)) : texts.inZone(zone);
}
