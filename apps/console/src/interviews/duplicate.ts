import { answerOf, type Client } from '@colloquy/client';
import { createOnce } from './create-once';
import { copyOf, hasHidden } from './form/from-interview';
import { toBody } from './form/to-body';

/** A repetition after a lost response creates nothing; after a success it creates another copy. */
export function makeDuplicate(api: Client) {
  const seeds = new Map<string, string>();
  return async ({ id }: { id: string }): Promise<void> => {
    const seed = seeds.get(id) ?? crypto.randomUUID();
    seeds.set(id, seed);
    const interview = await answerOf(api.GET('/api/interviews/{id}', { params: { path: { id } } }));
    const notifications = interview.notifications.filter(
      (notification) => !hasHidden({ notifications: [notification] }),
    );
    await createOnce(api, seed, toBody(copyOf({ ...interview, notifications })));
    seeds.delete(id);
  };
}
