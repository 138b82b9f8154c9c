import { useMemo } from 'react';
import { useStrings } from '../../strings';
import type { Agent, AgentVariable } from '../../agents/agent-models';
import { agentInCharge } from '../form/agent-in-charge';
import type { InterviewForm } from '../form/interview-form';
import { checkedRows } from './check-rows';
import type { Meaning } from './csv-columns';
import type { CsvFile } from './read-file';
import { useVariablesOf } from './use-variables';

const noAgents: readonly Agent[] = [];

export function useCheckedRows(
  file: CsvFile | null,
  meanings: readonly Meaning[],
  base: InterviewForm,
  agents: readonly Agent[] = noAgents,
) {
  const strings = useStrings();
  const ids = useMemo(() => agents.map(({ id }) => id), [agents]);
  const byAgent = useVariablesOf(ids);
  const rows = useMemo(
    () =>
      checkedRows(file?.rows ?? [], meanings, {
        base,
        agents,
        variablesOf: (form) => byAgent.get(agentInCharge(agents, form)?.id ?? '') ?? [],
        strings,
      }),
    [file, meanings, base, agents, byAgent, strings],
  );
  const variables = useMemo((): AgentVariable[] => {
    const all = [...byAgent.values()].flat();
    return [...new Map(all.map((variable) => [variable.name, variable])).values()];
  }, [byAgent]);
  return { rows, variables };
}
