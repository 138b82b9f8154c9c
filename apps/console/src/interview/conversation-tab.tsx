import type { Interview } from '@colloquy/client';
import { useStrings } from '../strings';
import { EmptyState } from '../ui/empty-state';
import { Load } from '../ui/load';
import { moment } from '../ui/moments';
import { LiveTranscript } from './live-transcript';
import { useRecording, useTranscript } from './queries';
import { canonicalSession } from './session-chain';
import { isLive, stageOf } from './stage';
import { Transcript } from './transcript';

export function ConversationTab({ interview }: { interview: Interview }) {
  const stage = stageOf(interview);
  if (isLive(stage)) return <LiveTranscript interview={interview} isTalking={stage === 'talking'} />;
  if (!canonicalSession(interview.sessions)) return <NotYet interview={interview} />;
  return <Delivered interview={interview} />;
}

function Delivered({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const query = useTranscript(interview, 'original');
  const recording = useRecording(interview);
  return (
    <Load query={query}>
      {({ entries, language }) =>
        entries.length === 0 ? (
          <EmptyState title={strings.noWords}>
            <p>{strings.noWordsText}</p>
          </EmptyState>
        ) : (
          <>
            {stageOf(interview) === 'processing' && <p role="status">{strings.notYet.processing.text}</p>}
            {recording.data === null && <p className="quiet">{strings.noRecording}</p>}
            <Transcript interview={interview} entries={entries} language={language} />
          </>
        )
      }
    </Load>
  );
}

function NotYet({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const stage = stageOf(interview);
  const known = stage in strings.notYet ? (stage as keyof typeof strings.notYet) : 'invited';
  const { title, text } = strings.notYet[known];
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      {stage === 'scheduled' && interview.scheduledAt && (
        <p>{strings.scheduledFor(moment(interview.scheduledAt))}</p>
      )}
    </EmptyState>
  );
}
