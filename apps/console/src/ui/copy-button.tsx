import { useEffect, useState } from 'react';
import { useFirstStrings } from '../strings';
import { Button } from './button';
import { useCopy } from './use-copy';

const confirmedMs = 3000;

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { shell } = useFirstStrings();
  const copy = useCopy();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), confirmedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <Button onClick={() => copy(text, () => setCopied(true))}>
        {isCopied ? shell.copied : (label ?? shell.copy)}
      </Button>
      <span role="status" className="visually-hidden">
        {isCopied && shell.copied}
      </span>
    </>
  );
}
