import { Label } from 'radix-ui';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface FrameProps extends FieldProps {
  children: (attributes: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

/** A control with its label, and its error or else its hint. */
export function Field({ label, hint, error, children }: FrameProps) {
  const id = useId();
  const told = error ?? hint;
  return (
    <div className="field">
      <Label.Root htmlFor={id}>{label}</Label.Root>
      {children({
        id,
        ...(told && { 'aria-describedby': `${id}-told` }),
        ...(error && { 'aria-invalid': true }),
      })}
      {told && (
        <p id={`${id}-told`} className={error ? 'field-error' : 'quiet'}>
          {told}
        </p>
      )}
    </div>
  );
}

export const TextField = ({
  label,
  hint,
  error,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) => (
  <Field label={label} hint={hint} error={error}>
    {(attributes) => <input {...attributes} {...input} />}
  </Field>
);

export const TextArea = ({
  label,
  hint,
  error,
  ...area
}: FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <Field label={label} hint={hint} error={error}>
    {(attributes) => <textarea rows={3} {...attributes} {...area} />}
  </Field>
);

interface SelectProps extends FieldProps, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; name: string }[];
}

export const Select = ({ label, hint, error, options, ...select }: SelectProps) => (
  <Field label={label} hint={hint} error={error}>
    {(attributes) => (
      <select {...attributes} {...select}>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export function Checkbox({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="checkbox">
      <input type="checkbox" id={id} {...input} />
      <Label.Root htmlFor={id}>{label}</Label.Root>
    </div>
  );
}
