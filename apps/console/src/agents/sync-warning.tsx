import { answerOf } from '@colloquy/client';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../session/console-context';
import { useStrings } from '../strings';
import { Button } from '../ui/button';
import { ErrorPanel } from '../ui/error-panel';
import { useTell } from '../ui/toasts';
import type { Channels } from './agent-models';

interface SyncWarningProps {
  agentId: string;
  /** The channels that do not have the change yet. */
  channels: Channels;
  onDone: () => void;
}

export function SyncWarning({ agentId, channels, onDone }: SyncWarningProps) {
  const { agents } = useStrings();
  const api = useApi();
  const tell = useTell();
  const resync = useMutation({
    mutationFn: () =>
      answerOf(
        api.POST('/api/agents/{groupId}/transfer-rules/resync', { params: { path: { groupId: agentId } } }),
      ),
    onSuccess: ({ ok }) => {
      if (!ok) return;
      tell(agents.rules.resynced);
      onDone();
    },
  });
  const missing = resync.data?.failedChannels ?? channels;
  const names = missing.map((channel) => agents.rules.channels[channel]).join(', ');
  return (
    <div className="warning" role="status">
      <p>{agents.rules.syncWarning(names)}</p>
      <Button disabled={resync.isPending} onClick={() => resync.mutate()}>
        {agents.rules.resync}
      </Button>
      {resync.error && <ErrorPanel error={resync.error} />}
    </div>
  );
}
