import { answerOf } from '@colloquy/client';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { joinLink } from '../interviews/join-link';
import { useConsole } from '../session/console-context';
import { loadStrings, useStrings } from '../strings';
import { languages } from '../strings/languages';
import { Button } from '../ui/button';
import { FailureDialog } from '../ui/failure-dialog';
import { useTell } from '../ui/toasts';
import type { Agent } from './agent-models';
import { trialInterview } from './trial';

/** Opens the tab before the request, because browsers block a later one. */
export function TryButton({ agent }: { agent: Agent }) {
  const { agents } = useStrings();
  const { api, settings } = useConsole();
  const tell = useTell();
  const hint = useId();
  const { appUrl } = settings;
  const start = useMutation({
    mutationFn: async () => {
      // the agent asks the questions, so they are in its language if there is a translation
      const language = languages.find((known) => known === agent.language) ?? 'en';
      const [{ variables }, texts] = await Promise.all([
        answerOf(api.GET('/api/account/variables')),
        loadStrings(language),
      ]);
      const body = trialInterview(agent, variables, texts.agents.trial);
      return answerOf(api.POST('/api/interviews', { body }));
    },
  });
  if (appUrl === null) return null;
  const run = () => {
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    start.mutate(undefined, {
      onSuccess: ({ id }) => {
        const link = joinLink(appUrl, id);
        if (tab) tab.location.replace(link);
        else
          tell(agents.tryStarted, {
            label: agents.tryOpen,
            run: () => window.open(link, '_blank', 'noopener'),
          });
      },
      onError: () => tab?.close(),
    });
  };
  return (
    <>
      <Button primary disabled={start.isPending} aria-describedby={hint} title={agents.tryHint} onClick={run}>
        {agents.tryIt}
      </Button>
      <span id={hint} hidden>
        {agents.tryHint}
      </span>
      <FailureDialog error={start.error} onClose={start.reset} />
    </>
  );
}
