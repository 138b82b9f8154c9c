import { useFirstStrings } from '../strings';
import { useTell } from './toasts';

export function useCopy() {
  const { shell } = useFirstStrings();
  const tell = useTell();
  return (text: string, onCopied: () => void) => {
    // async, because `navigator.clipboard` is undefined without https
    const write = async () => navigator.clipboard.writeText(text);
    write().then(onCopied, () => tell(shell.noClipboard));
  };
}
