import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { Load } from '../ui/load';
import { Page } from '../ui/page';
import { Tabs } from '../ui/tabs';
import { AgentActions } from './agent-actions';
import { AgentEditor } from './agent-editor';
import { type Agent } from './agent-models';
import { agentTabs } from './agents-search';
import { CompareTab } from './compare-tab';
import { RehearsalsTab } from './rehearsals/rehearsals-tab';
import { languageName } from '../ui/language-name';
import { TransfersTab } from './transfers-tab';
import { useAgent } from './use-agents';
import '../style/agents.css';

export function AgentPage() {
  const { id } = useParams({ from: '/agents/$id' });
  const { agents } = useStrings();
  const query = useAgent(id);
  const agent = query.data;
  return (
    <Page title={agent?.name ?? agents.title} actions={agent && <AgentActions agent={agent} />}>
      <Load query={query}>{(loaded) => <AgentParts key={loaded.id} agent={loaded} />}</Load>
    </Page>
  );
}

function AgentParts({ agent }: { agent: Agent }) {
  const { agents } = useStrings();
  const { tab = 'agent' } = useSearch({ from: '/agents/$id' });
  const navigate = useNavigate({ from: '/agents/$id' });
  const { isSystem } = agent;
  const mayWrite = useMayWrite() && !isSystem;
  const open = (name: string) => {
    const next = agentTabs.find((known) => known === name);
    void navigate({ search: { ...(next && { tab: next }) } });
  };
  const contents = {
    agent: <AgentEditor agent={agent} mayWrite={mayWrite} />,
    transfers: <TransfersTab agent={agent} mayWrite={mayWrite} />,
    compare: <CompareTab agent={agent} mayWrite={mayWrite} />,
    rehearsals: <RehearsalsTab agent={agent} />,
  };
  const shown = agentTabs.filter((name) => name !== 'transfers' || !isSystem);
  return (
    <>
      <p className="agent-facts">
        {agent.isDefault && <span className="badge">{agents.default}</span>}
        <span className="badge">{agents.types[agent.agentType]}</span>
        <span className="badge">{agents.roles[agent.role]}</span>
        <span className="badge">{languageName(agent.language)}</span>
        <span className="badge">{agents.versionOf(agent.versionNumber)}</span>
      </p>
      {isSystem && <p className="quiet">{agents.systemNote}</p>}
      <Tabs
        label={agents.tabsLabel}
        value={tab}
        onChange={open}
        tabs={shown.map((name) => ({ name, title: agents.tabs[name], content: contents[name] }))}
      />
    </>
  );
}
