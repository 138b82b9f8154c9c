import { useState } from 'react';
import { TextField } from './field';

interface DayFieldProps {
  label: string;
  /** Such as `2026-03-01`; '' for no day. */
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string) => void;
}

/** A day. Typed digits stay until the focus leaves the field, and are reported once the year has all its digits. */
export function DayField({ value, onChange, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const report = ({ value: day, validity }: HTMLInputElement) => {
    if (day === '' ? !validity.badInput : day >= '1970') onChange(day);
  };
  return (
    <TextField
      {...field}
      type="date"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        report(target);
      }}
      onBlur={({ target }) => {
        setTyped(undefined);
        if (target.value !== value) report(target);
      }}
    />
  );
}
