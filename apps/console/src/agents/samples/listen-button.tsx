import { ApiError } from '@colloquy/client';
import { useMayWrite } from '../../session/use-me';
import { Button } from '../../ui/button';
import { ErrorPanel } from '../../ui/error-panel';
import type { AgentDraft } from '../agent-draft';
import { PlaybackError } from './play-sound';
import { sampleRequestOf } from './sample-request';
import { sampleStrings } from './sample-strings';
import { useSample } from './use-sample';

interface ListenButtonProps {
  draft: AgentDraft;
  name?: string;
}

/** Hidden from viewers, because the API refuses their requests. */
export function ListenButton({ draft, name }: ListenButtonProps) {
  const texts = sampleStrings();
  const mayWrite = useMayWrite();
  const { state, error, isByBrowser, play, stop } = useSample();
  const request = sampleRequestOf(draft);
  if (!mayWrite) return null;
  return (
    <div className="listen">
      {state === 'idle' ? (
        <Button disabled={!request} onClick={() => request && void play(request)}>
          {name === undefined ? texts.listen : texts.listenTo(name)}
        </Button>
      ) : (
        <Button onClick={stop}>{texts.stop}</Button>
      )}
      <span role="status" className="quiet">
        {state === 'idle' ? '' : texts[state]}
      </span>
      {isByBrowser && <p className="quiet">{texts.byBrowser}</p>}
      <Problem error={error} />
    </div>
  );
}

function Problem({ error }: { error: unknown }) {
  const texts = sampleStrings();
  if (!error) return null;
  if (error instanceof PlaybackError) return <p role="alert">{texts.notPlayed}</p>;
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'SPEECH_OFF') return <p role="alert">{texts.off}</p>;
  if (code === 'TOO_MANY_SAMPLES') return <p role="alert">{texts.tooMany}</p>;
  return <ErrorPanel error={error} />;
}
