import { useStrings } from '../../strings';
import { TextArea, TextField } from '../../ui/field';
import { type FormScope, named } from './form-scope';
import type { InterviewForm } from './interview-form';
import { MoreSection } from './section';

const says = ({ invitation, compliance, redirectUrl }: InterviewForm) =>
  [...Object.values(invitation), compliance, redirectUrl].some((text) => text !== '');

export function AroundSection({ scope, base }: { scope: FormScope; base: InterviewForm }) {
  const { form: texts } = useStrings().interviews;
  const { form, change } = scope;
  const of = (key: keyof InterviewForm['invitation']) => ({
    ...named(scope, `invitation.${key}`),
    value: form.invitation[key],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ invitation: { ...form.invitation, [key]: target.value } }),
  });
  return (
    <MoreSection title={texts.sections.invitation} isOpen={says(base) || says(form)}>
      <p className="quiet">{texts.invitationHint}</p>
      <TextField label={texts.organisation} {...of('organisation')} />
      <TextArea label={texts.purpose} rows={2} {...of('purpose')} />
      <TextField label={texts.privacyUrl} type="url" {...of('privacyUrl')} />
      <div className="field-row">
        <TextField label={texts.retention} {...of('retention')} />
        <TextField label={texts.contact} {...of('contact')} />
        <TextField label={texts.planned} type="number" min={1} max={240} {...of('minutes')} />
      </div>
      <TextArea
        label={texts.compliance}
        hint={texts.complianceHint}
        {...named(scope, 'compliance')}
        value={form.compliance}
        onChange={({ target }) => change({ compliance: target.value })}
      />
      <TextField
        label={texts.redirectUrl}
        hint={texts.redirectUrlHint}
        type="url"
        {...named(scope, 'redirectUrl')}
        value={form.redirectUrl}
        onChange={({ target }) => change({ redirectUrl: target.value })}
      />
    </MoreSection>
  );
}
