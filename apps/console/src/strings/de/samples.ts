export const samples = {
  listen: 'Stimme anhören',
  listenTo: (name: string) => `Stimme anhören: ${name}`,
  stop: 'Anhalten',
  preparing: 'Die Stimme wird vorbereitet …',
  playing: 'Die Stimme spricht',
  off: 'Diese Plattform hat keine Sprachsynthese: Der Browser oder die Telefonleitung des Experten spricht mit eigener Stimme.',
  byBrowser:
    'Diese Plattform hat keine Sprachsynthese: Der Browser oder die Telefonleitung des Experten spricht mit eigener Stimme. Sie hören Ihren Browser.',
  tooMany: 'Das Konto hat alle Hörproben von heute verbraucht. Morgen gibt es neue.',
  notPlayed: 'Dieser Browser konnte den Ton nicht abspielen.',
  unconfigured: (voice: string) => `${voice} (nicht eingerichtet: vielleicht spricht die übliche Stimme)`,
};
