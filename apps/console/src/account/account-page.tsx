import { useNavigate, useSearch } from '@tanstack/react-router';
import { useStrings } from '../strings';
import { Page } from '../ui/page';
import { Tabs } from '../ui/tabs';
import { accountTabs } from './account-search';
import { InvitationTab } from './invitation-tab';
import { InvoicesTab } from './invoices-tab';
import { KeysTab } from './keys-tab';
import { MembersTab } from './members-tab';
import { NotificationsTab } from './notifications-tab';
import { PlanTab } from './plan-tab';
import { UsageTab } from './usage-tab';
import { UserTab } from './user-tab';
import { VariablesTab } from './variables-tab';
import '../style/account.css';

const contents = {
  user: <UserTab />,
  members: <MembersTab />,
  variables: <VariablesTab />,
  keys: <KeysTab />,
  notifications: <NotificationsTab />,
  invitation: <InvitationTab />,
  usage: <UsageTab />,
  invoices: <InvoicesTab />,
  plan: <PlanTab />,
};

export function AccountPage() {
  const { account } = useStrings();
  const { tab = 'user' } = useSearch({ from: '/account' });
  const navigate = useNavigate({ from: '/account' });
  const open = (name: string) => {
    const next = accountTabs.find((known) => known === name);
    void navigate({ search: next ? { tab: next } : {} });
  };
  return (
    <Page title={account.title}>
      <Tabs
        label={account.tabsLabel}
        value={tab}
        onChange={open}
        tabs={accountTabs.map((name) => ({ name, title: account.tabs[name], content: contents[name] }))}
      />
    </Page>
  );
}
