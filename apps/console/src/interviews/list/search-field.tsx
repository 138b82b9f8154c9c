import { useEffect, useState } from 'react';
import { useFirstStrings } from '../../strings';

const pauseMs = 300;

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** Typed text takes precedence until the search parameter has caught up. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const { interviews } = useFirstStrings();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState<string>();
  if (value !== known) {
    setKnown(value);
    if (value !== sent) setText(value);
    setSent(undefined);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value.trim()) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onChange(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
    // without `onChange`, which is a new function on every render
  }, [text, value]);
  return (
    <input
      type="search"
      className="list-search"
      aria-label={interviews.search}
      placeholder={interviews.search}
      maxLength={200}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
