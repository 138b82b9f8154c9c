import { useStrings } from '../strings';
import { Button } from './button';
import { useTell } from './toasts';

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { shell } = useStrings();
  const tell = useTell();
  const copy = () => navigator.clipboard.writeText(text).then(() => tell(shell.copied));
  return <Button onClick={() => void copy()}>{label ?? shell.copy}</Button>;
}
