export const samples = {
  listen: 'Listen to the voice',
  listenTo: (name: string) => `Listen to the voice: ${name}`,
  stop: 'Stop',
  preparing: 'The voice is being prepared…',
  playing: 'The voice is speaking',
  off: 'This platform has no speech synthesis: the expert’s browser or telephone line speaks, with a voice of its own.',
  byBrowser:
    'This platform has no speech synthesis: the expert’s browser or telephone line speaks, with a voice of its own. You hear your browser.',
  tooMany: 'This account has used its 200 voice samples for today (UTC). Try again tomorrow.',
  notPlayed: 'This browser could not play the sound.',
  unconfigured: (voice: string) => `${voice} (not set up: the default voice may be used)`,
};
