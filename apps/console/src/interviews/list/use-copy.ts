import { useStrings } from '../../strings';
import { useTell } from '../../ui/toasts';

/** Copies a text and says so. */
export function useCopy() {
  const { interviews } = useStrings();
  const tell = useTell();
  return (text: string, done: string) => {
    navigator.clipboard.writeText(text).then(
      () => tell(done),
      () => tell(interviews.noClipboard),
    );
  };
}
