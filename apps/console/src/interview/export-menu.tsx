import { ApiError, answerOf, type Interview } from '@colloquy/client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi, useConsole } from '../session/console-context';
import { useStrings } from '../strings';
import { ErrorPanel } from '../ui/error-panel';
import { Menu, MenuItem, MenuNote } from '../ui/menu';
import { saveAddress, saveFile } from '../ui/save-file';
import { useTell } from '../ui/toasts';
import { fileNameOf } from './file-name';
import { isTranslated, useRecording } from './queries';
import { canonicalSession } from './session-chain';

const formats = ['pdf', 'docx', 'txt', 'srt', 'vtt', 'json'] as const;
const variants = ['translated', 'original'] as const;

interface Wanted {
  format: (typeof formats)[number];
  variant: (typeof variants)[number];
}

/** Hidden if the platform has no exports. */
export function ExportMenu({ interview }: { interview: Interview }) {
  const { interview: strings } = useStrings();
  const tell = useTell();
  const { fetch: send } = useConsole();
  const { data: recording } = useRecording(interview);
  const sound = useSaveRecording(interview);
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (wanted: Wanted) => download(interview, wanted, send),
    onError: (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.status !== 404) return;
      setMissing(true);
      tell(strings.noExport);
    },
  });
  if (isMissing || interview.withdrawnAt || !canonicalSession(interview.sessions)) return null;
  return (
    <>
      <Menu label={isPending ? strings.exporting : strings.export}>
        {variants.map((variant) => {
          if (variant === 'translated' && !isTranslated(interview)) return null;
          return (
            <div key={variant} role="group" aria-label={strings.texts[variant]}>
              {isTranslated(interview) && <MenuNote>{strings.texts[variant]}</MenuNote>}
              {formats.map((format) => (
                <MenuItem key={format} disabled={isPending} onSelect={() => mutate({ format, variant })}>
                  {strings.formats[format]}
                </MenuItem>
              ))}
            </div>
          );
        })}
        {recording && (
          <MenuItem disabled={sound.isPending} onSelect={() => sound.mutate()}>
            {strings.saveRecording}
          </MenuItem>
        )}
      </Menu>
      {(error ?? sound.error) && (
        <div className="refusal">
          <ErrorPanel error={error ?? sound.error} />
        </div>
      )}
    </>
  );
}

/** Requests a new address, because that of the player may have expired. */
function useSaveRecording({ id }: Interview) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      const { url } = await answerOf(api.GET('/api/interviews/{id}/audio', { params: { path: { id } } }));
      saveAddress(url);
    },
  });
}

/** Long, because a document of a long conversation takes time. */
const timeoutMs = 120_000;

async function download(
  { id, title }: Interview,
  { format, variant }: Wanted,
  send: (request: Request) => Promise<Response>,
) {
  const address = `/api/interviews/${id}/export?format=${format}&variant=${variant}`;
  const response = await send(new Request(address, { signal: AbortSignal.timeout(timeoutMs) }));
  if (!response.ok) {
    const error: unknown = await response.json().catch(() => undefined);
    return answerOf(Promise.resolve({ error, response }));
  }
  const name = fileNameOf(response.headers.get('content-disposition')) ?? `${title}.${format}`;
  saveFile(name, await response.blob());
}
