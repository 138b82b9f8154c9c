import { useStrings } from '../../strings';
import { useTell } from '../../ui/toasts';

/** Copies a text and says so. */
export function useCopy() {
  const { interviews } = useStrings();
  const tell = useTell();
  return (text: string, done: string) => {
    // without https there is no clipboard at all
    const write = async () => navigator.clipboard.writeText(text);
    write().then(
      () => tell(done),
      () => tell(interviews.noClipboard),
    );
  };
}
