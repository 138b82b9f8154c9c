import { h } from '../dom';
import type { Strings } from '../strings';

/** A list of devices of one kind; hidden if there is no choice. */
export function deviceChoice(
  kind: 'audioinput' | 'audiooutput',
  label: string,
  strings: Strings,
  chosen: (id: string) => void = () => undefined,
) {
  const id = `choose-${kind}`;
  const list = h('select', { id, change: () => chosen(list.value) });
  const element = h('p', { class: 'device', hidden: true }, h('label', { for: id }, label), list);

  return {
    element,
    value: () => list.value,
    /** Browsers reveal the names of devices once the microphone is allowed. */
    async fill(current?: string): Promise<void> {
      const all = await navigator.mediaDevices.enumerateDevices().catch(() => []);
      const devices = all.filter((device) => device.kind === kind && device.deviceId !== '');
      const options = devices.map(({ deviceId, label: name }, at) =>
        h('option', { value: deviceId }, name || strings.device(at + 1)),
      );
      if (!devices.some(({ deviceId }) => deviceId === 'default')) {
        options.unshift(h('option', { value: '' }, strings.defaultDevice));
      }
      list.replaceChildren(...options);
      if (current !== undefined && devices.some(({ deviceId }) => deviceId === current)) list.value = current;
      element.hidden = devices.length < 2;
    },
  };
}
