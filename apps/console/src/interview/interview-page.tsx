import { useStrings } from '../strings';
import { Page } from '../ui/page';

export function InterviewPage() {
  const { interview } = useStrings();
  return <Page title={interview.title}>{null}</Page>;
}
