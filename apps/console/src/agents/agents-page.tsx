import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMayWrite } from '../session/use-me';
import { useStrings } from '../strings';
import { DataTable } from '../ui/data-table';
import { EmptyState } from '../ui/empty-state';
import { Select, TextField } from '../ui/field';
import { Load } from '../ui/load';
import { day } from '../ui/moments';
import { Page } from '../ui/page';
import { Pager } from '../ui/pager';
import { type Agent, agentRoles } from './agent-models';
import type { AgentsSearch } from './agents-search';
import { languageName } from '../ui/language-name';
import { useAgents } from './use-agents';
import '../style/agents.css';

const perPage = 50;

export function AgentsPage() {
  const { agents } = useStrings();
  const search = useSearch({ from: '/agents' });
  const navigate = useNavigate({ from: '/agents' });
  const mayWrite = useMayWrite();
  const query = useAgents();
  const go = ({ role, search: text, page }: AgentsSearch) =>
    void navigate({
      search: { ...(role && { role }), ...(text && { search: text }), ...(page && { page }) },
      replace: true,
    });
  const newAgent = mayWrite && (
    <Link className="button primary" to="/agents/new" search={{}}>
      {agents.newAgent}
    </Link>
  );
  return (
    <Page title={agents.title} actions={newAgent}>
      <p className="quiet">{agents.intro}</p>
      <div className="agents-filters">
        <TextField
          label={agents.search}
          type="search"
          value={search.search ?? ''}
          onChange={({ target }) => go({ ...search, page: 1, search: target.value })}
        />
        <Select
          label={agents.role}
          value={search.role ?? ''}
          options={[
            { value: '', name: agents.allRoles },
            ...agentRoles.map((value) => ({ value, name: agents.roles[value] })),
          ]}
          onChange={({ target }) => {
            const role = agentRoles.find((known) => known === target.value);
            go({ ...(search.search && { search: search.search }), ...(role && { role }) });
          }}
        />
      </div>
      <Load query={query}>
        {(all) => <AgentsTable found={all.filter(matches(search))} search={search} go={go} />}
      </Load>
    </Page>
  );
}

const matches =
  ({ role, search = '' }: AgentsSearch) =>
  (agent: Agent) =>
    (!role || agent.role === role) &&
    `${agent.name} ${agent.agentPersonaName}`.toLowerCase().includes(search.toLowerCase());

interface AgentsTableProps {
  found: Agent[];
  search: AgentsSearch;
  go: (search: AgentsSearch) => void;
}

function AgentsTable({ found, search, go }: AgentsTableProps) {
  const { agents } = useStrings();
  if (found.length === 0) return <EmptyState title={agents.noMatch} />;
  const totalPages = Math.ceil(found.length / perPage);
  const page = Math.min(search.page ?? 1, totalPages);
  return (
    <>
      <DataTable<Agent>
        labelled
        caption={agents.title}
        rows={found.slice((page - 1) * perPage, page * perPage)}
        idOf={({ id }) => id}
        columns={[
          { id: 'name', header: agents.name, cell: (agent) => <AgentName agent={agent} /> },
          { id: 'type', header: agents.type, cell: ({ agentType }) => agents.types[agentType] },
          { id: 'role', header: agents.role, cell: ({ role }) => agents.roles[role] },
          { id: 'language', header: agents.language, cell: ({ language }) => languageName(language) },
          { id: 'persona', header: agents.persona, cell: ({ agentPersonaName }) => agentPersonaName },
          {
            id: 'owner',
            header: agents.owner,
            cell: (agent) => (agent.isSystem ? agents.system : agents.own),
          },
          {
            id: 'version',
            header: agents.version,
            cell: ({ versionNumber }) => versionNumber,
            numeric: true,
          },
          { id: 'updated', header: agents.updated, cell: ({ updatedAt }) => day(updatedAt) },
        ]}
      />
      <Pager page={page} totalPages={totalPages} onPage={(next) => go({ ...search, page: next })} />
    </>
  );
}

function AgentName({ agent: { id, name, isDefault } }: { agent: Agent }) {
  const { agents } = useStrings();
  return (
    <>
      <Link to="/agents/$id" params={{ id }} search={{}}>
        {name}
      </Link>{' '}
      {isDefault && <span className="badge">{agents.default}</span>}
    </>
  );
}
