export const samples = {
  listen: 'Écouter la voix',
  listenTo: (name: string) => `Écouter la voix : ${name}`,
  stop: 'Arrêter',
  preparing: 'Préparation de la voix…',
  playing: 'La voix parle',
  off: 'Cette plateforme n’a pas de synthèse vocale : le navigateur ou la ligne téléphonique de l’expert parle avec sa propre voix.',
  byBrowser:
    'Cette plateforme n’a pas de synthèse vocale : le navigateur ou la ligne téléphonique de l’expert parle avec sa propre voix. Vous entendez votre navigateur.',
  tooMany: 'Le compte a écouté ses 200 extraits du jour (UTC). Réessayez demain.',
  notPlayed: 'Ce navigateur n’a pas pu lire le son.',
  unconfigured: (voice: string) => `${voice} (non configurée : la voix habituelle peut parler)`,
};
