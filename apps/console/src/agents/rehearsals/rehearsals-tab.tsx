import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMayWrite } from '../../session/use-me';
import { Load } from '../../ui/load';
import type { Agent } from '../agent-models';
import { RehearsalForm } from './rehearsal-form';
import { RehearsalsTable } from './rehearsals-table';
import { useRehearsals } from './use-rehearsals';
import { rehearsalStrings } from './rehearsal-strings';
import '../../style/rehearsals.css';

export function RehearsalsTab({ agent }: { agent: Agent }) {
  const rehearsals = rehearsalStrings();
  const { page } = useSearch({ from: '/agents/$id' });
  const navigate = useNavigate({ from: '/agents/$id' });
  const mayWrite = useMayWrite();
  const query = useRehearsals(agent.id, page);
  return (
    <>
      <p className="quiet">{rehearsals.intro}</p>
      {mayWrite && <RehearsalForm agent={agent} />}
      <Load query={query}>
        {(answer) => (
          <RehearsalsTable
            agentId={agent.id}
            page={answer}
            isBusy={query.isPlaceholderData}
            mayWrite={mayWrite}
            onPage={(next) =>
              void navigate({ search: { tab: 'rehearsals', ...(next > 1 && { page: next }) } })
            }
          />
        )}
      </Load>
    </>
  );
}
