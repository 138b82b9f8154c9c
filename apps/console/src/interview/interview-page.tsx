import type { Interview } from '@colloquy/client';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { StatusBadge } from '../interviews/list/status-badge';
import { useStrings } from '../strings';
import { Load } from '../ui/load';
import { moment } from '../ui/moments';
import { Page } from '../ui/page';
import { DetailsTab } from './details-tab';
import { InterviewActions } from './interview-actions';
import { InterviewTabs } from './interview-tabs';
import { makePlayer, PlayerContext } from './player';
import { useInterview } from './queries';
import '../style/interviews.css';
import '../style/interview.css';

export function InterviewPage() {
  const { id } = useParams({ from: '/interviews/$id' });
  return <InterviewView key={id} id={id} />;
}

function InterviewView({ id }: { id: string }) {
  const { interview: strings } = useStrings();
  const query = useInterview(id);
  const [player] = useState(makePlayer);
  const title = query.data?.title ?? strings.title;
  return (
    <Page title={title} actions={query.data && <InterviewActions interview={query.data} />}>
      <Load query={query}>
        {(interview) =>
          interview.withdrawnAt ? (
            <Withdrawn interview={interview} withdrawnAt={interview.withdrawnAt} />
          ) : (
            <PlayerContext value={player}>
              <Facts interview={interview} />
              <InterviewTabs interview={interview} />
            </PlayerContext>
          )
        }
      </Load>
    </Page>
  );
}

function Facts({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const { expertData, completedAt } = interview;
  return (
    <p className="interview-facts">
      <StatusBadge interview={interview} />
      {interview.isTest && <span className="badge">{strings.test}</span>}
      <span>
        {expertData.name}
        {expertData.title && <span className="quiet">, {expertData.title}</span>}
      </span>
      {completedAt && <span className="quiet">{strings.completedAt(moment(completedAt))}</span>}
    </p>
  );
}

function Withdrawn({ interview, withdrawnAt }: { interview: Interview; withdrawnAt: string }) {
  const { interview: strings } = useStrings();
  return (
    <>
      <Facts interview={interview} />
      <div className="empty withdrawn">
        <h2>{strings.withdrawn}</h2>
        <p>{strings.withdrawnText(moment(withdrawnAt))}</p>
      </div>
      <DetailsTab interview={interview} />
    </>
  );
}
