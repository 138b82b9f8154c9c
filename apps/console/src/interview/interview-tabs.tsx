import type { Interview } from '@colloquy/client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useStrings } from '../strings';
import { Tabs } from '../ui/tabs';
import { ConversationTab } from './conversation-tab';
import { DeliveriesTab } from './deliveries-tab';
import { DetailsTab } from './details-tab';
import { FindingsTab } from './findings-tab';
import { type TabName, tabNames } from './interview-search';
import { usePlayer } from './player';
import { PlayerBar } from './player-bar';
import { ScoresTab } from './scores-tab';
import { SessionsTab } from './sessions-tab';

const contents: Record<TabName, (props: { interview: Interview }) => React.ReactNode> = {
  conversation: ConversationTab,
  findings: FindingsTab,
  scores: ScoresTab,
  sessions: SessionsTab,
  deliveries: DeliveriesTab,
  details: DetailsTab,
};

export function InterviewTabs({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const navigate = useNavigate({ from: '/interviews/$id' });
  const { tab = 'conversation', at } = useSearch({ from: '/interviews/$id' });
  const player = usePlayer();
  useEffect(() => {
    if (at !== undefined && Math.abs(player.read().seconds - at) > 0.25) player.seek(at);
  }, [at, player]);
  const open = (name: string) =>
    void navigate({
      search: ({ tab: _before, ...known }) => ({
        ...known,
        ...(name !== 'conversation' && { tab: name as TabName }),
      }),
      resetScroll: false,
    });
  return (
    <>
      <PlayerBar interview={interview} />
      <Tabs
        label={strings.parts}
        value={tab}
        onChange={open}
        tabs={tabNames.map((name) => {
          const Content = contents[name];
          return { name, title: strings.tabs[name], content: <Content interview={interview} /> };
        })}
      />
    </>
  );
}
