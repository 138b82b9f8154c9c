export const samples = {
  listen: 'Stimme anhören',
  listenTo: (name: string) => `Stimme anhören: ${name}`,
  stop: 'Anhalten',
  preparing: 'Die Stimme wird vorbereitet …',
  playing: 'Die Stimme spricht',
  off: 'Diese Plattform hat keine Sprachsynthese: Der Browser oder die Telefonleitung des Experten spricht mit eigener Stimme.',
  byBrowser:
    'Diese Plattform hat keine Sprachsynthese: Der Browser oder die Telefonleitung des Experten spricht mit eigener Stimme. Sie hören Ihren Browser.',
  tooMany: 'Das Konto hat seine 200 Hörproben von heute (UTC) verbraucht. Versuchen Sie es morgen wieder.',
  notPlayed: 'Dieser Browser konnte den Ton nicht abspielen.',
  unconfigured: (voice: string) => `${voice} (nicht eingerichtet: vielleicht spricht die übliche Stimme)`,
};
