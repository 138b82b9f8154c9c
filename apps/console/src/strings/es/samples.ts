export const samples = {
  listen: 'Escuchar la voz',
  listenTo: (name: string) => `Escuchar la voz: ${name}`,
  stop: 'Detener',
  preparing: 'Preparando la voz…',
  playing: 'La voz está hablando',
  off: 'Esta plataforma no tiene síntesis de voz: habla el navegador o la línea telefónica del experto, con su propia voz.',
  byBrowser:
    'Esta plataforma no tiene síntesis de voz: habla el navegador o la línea telefónica del experto, con su propia voz. Está oyendo su navegador.',
  tooMany: 'La cuenta ya ha escuchado sus 200 muestras de hoy (UTC). Vuelva a intentarlo mañana.',
  notPlayed: 'Este navegador no ha podido reproducir el sonido.',
  unconfigured: (voice: string) => `${voice} (sin configurar: puede hablar la voz habitual)`,
};
