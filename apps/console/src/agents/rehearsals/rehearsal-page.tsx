import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useMayWrite } from '../../session/use-me';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import { Load } from '../../ui/load';
import { Page } from '../../ui/page';
import { DeleteRehearsal } from './delete-rehearsal';
import type { Rehearsal } from './rehearsal-models';
import { RehearsalView } from './rehearsal-view';
import { useRehearsal, useRequestRehearsal } from './use-rehearsals';
import { rehearsalStrings } from './rehearsal-strings';
import '../../style/interview.css';
import '../../style/rehearsals.css';

export function RehearsalPage() {
  const { id, rehearsalId } = useParams({ from: '/agents/$id/rehearsals/$rehearsalId' });
  return <One key={rehearsalId} agentId={id} id={rehearsalId} />;
}

function One({ agentId, id }: { agentId: string; id: string }) {
  const rehearsals = rehearsalStrings();
  const query = useRehearsal(agentId, id);
  const request = useRequestRehearsal(agentId);
  const { data } = query;
  const actions = data && (
    <Actions
      rehearsal={data}
      isRequesting={request.isPending}
      onAgain={() => request.mutate(againOf(data))}
    />
  );
  return (
    <Page title={data?.title ?? rehearsals.one} actions={actions}>
      <p className="rehearsal-back">
        <Link to="/agents/$id" params={{ id: agentId }} search={{ tab: 'rehearsals' }}>
          {rehearsals.toAll}
        </Link>
      </p>
      {request.error && <ErrorPanel error={request.error} />}
      <Load query={query}>{(rehearsal) => <RehearsalView rehearsal={rehearsal} />}</Load>
    </Page>
  );
}

const againOf = ({ persona, title, callSubject, questions }: Rehearsal) => ({
  persona,
  title,
  callSubject,
  questions: questions.map(({ question }) => question),
});

interface ActionsProps {
  rehearsal: Rehearsal;
  isRequesting: boolean;
  onAgain: () => void;
}

function Actions({ rehearsal, isRequesting, onAgain }: ActionsProps) {
  const rehearsals = rehearsalStrings();
  const { shell } = useStrings();
  const navigate = useNavigate();
  const mayWrite = useMayWrite();
  const [asking, setAsking] = useState(false);
  const { agentId, status } = rehearsal;
  if (!mayWrite) return null;
  return (
    <>
      {status !== 'pending' && (
        <Button primary={status === 'failed'} disabled={isRequesting} onClick={onAgain}>
          {rehearsals.again}
        </Button>
      )}
      <Button danger onClick={() => setAsking(true)}>
        {shell.remove}
      </Button>
      <DeleteRehearsal
        agentId={agentId}
        rehearsal={asking ? rehearsal : null}
        onClose={() => setAsking(false)}
        onDeleted={() =>
          navigate({ to: '/agents/$id', params: { id: agentId }, search: { tab: 'rehearsals' } })
        }
      />
    </>
  );
}
