const namespace = 'http://www.w3.org/2000/svg';

/** Outlines on a 24 by 24 grid. */
const outlines = {
  microphone: 'M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3ZM5 11.5a7 7 0 0 0 14 0M12 18.5V22',
  microphoneOff:
    'M9 9v3a3 3 0 0 0 4.8 2.4M15 11V6a3 3 0 0 0-5.7-1.3M5 11.5a7 7 0 0 0 11.2 5.6M19 11.5a7 7 0 0 1-.6 2.8M12 18.5V22M3 3l18 18',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  speakerOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  done: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM8 12.2l2.8 2.8L16 9.5',
  later: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7.5V12l3 2',
  phone:
    'M6.5 3.5h3l1.5 4-2 1.6a12 12 0 0 0 5.9 5.9l1.6-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  windows: 'M4 4h12v12H4ZM8 16v4h12V8h-4',
  attention: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7.5v5.5M12 16v.5',
};

export type IconName = keyof typeof outlines;

export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(namespace, 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' })) {
    svg.setAttribute(key, value);
  }
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', outlines[name]);
  svg.append(path);
  return svg;
}
