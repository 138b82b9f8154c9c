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
  warning?: string | undefined;
}

interface FrameProps extends FieldProps {
  children: (attributes: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

export function Field({ label, hint, error, warning, children }: FrameProps) {
  const id = useId();
  const told = error ?? hint;
  const warned = error === undefined ? warning : undefined;
  const describedBy = [told && `${id}-told`, warned && `${id}-warned`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <Label.Root htmlFor={id}>{label}</Label.Root>
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error && { 'aria-invalid': true }),
      })}
      {told && (
        <p id={`${id}-told`} className={error ? 'field-error' : 'quiet'}>
          {told}
        </p>
      )}
      {warned && (
        <p id={`${id}-warned`} role="status" className="warning">
          {warned}
        </p>
      )}
    </div>
  );
}

export const TextField = ({
  label,
  hint,
  error,
  warning,
  ...input
}: FieldProps & InputHTMLAttributes<HTMLInputElement>) => (
  <Field label={label} hint={hint} error={error} warning={warning}>
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
