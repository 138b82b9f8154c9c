import type { Clock } from '@colloquy/kernel';
import { makeMediaStore, mediaSettingsOf } from '@colloquy/media';
import type { Service } from '@colloquy/service';
import type { Config } from '../config';
import { makeCallRecordings } from '../telephony/record-call';
import { mediaRecorder } from '../clients/recorder';

/** Both the page and calls are recorded. No URL of an ongoing recording is issued, so it is only written here. */
export function recordingIn(service: Service, config: Config, clock: Clock) {
  const { store } = makeMediaStore(mediaSettingsOf(config.media, config.appUrl), clock);
  service.add(store, 'storage');
  const recorder = mediaRecorder(store);
  const { writeMs } = config.patience;
  const recordings = service.add(makeCallRecordings({ recorder, clock, logger: service.logger, writeMs }));
  return { recorder, recordings };
}
