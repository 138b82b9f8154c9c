import { type Language } from '@colloquy/contracts';

/** Said to a caller before the interviewer speaks. */
interface LinePhrases {
  meetingId: string;
  pin: string;
  /** Meeting id and PIN were wrong; asks for the meeting id again. */
  noMatch: string;
  /** No further attempt is made. */
  goodbye: string;
  /** The platform is out of order. */
  later: string;
}

const en: LinePhrases = {
  meetingId: 'Please enter your meeting ID, followed by the pound key.',
  pin: 'Please enter your PIN, followed by the pound key.',
  noMatch: 'That meeting ID and PIN do not match. Please enter your meeting ID, followed by the pound key.',
  goodbye: 'Goodbye.',
  later: 'The interview cannot be reached at the moment. Please call again later.',
};

const es: LinePhrases = {
  meetingId: 'Introduzca el ID de la reunión y pulse la tecla almohadilla.',
  pin: 'Introduzca su PIN y pulse la tecla almohadilla.',
  noMatch:
    'El ID de la reunión y el PIN no coinciden. Introduzca el ID de la reunión y pulse la tecla almohadilla.',
  goodbye: 'Adiós.',
  later: 'En este momento no es posible acceder a la entrevista. Vuelva a llamar más tarde.',
};

const fr: LinePhrases = {
  meetingId: 'Veuillez saisir l’identifiant de la réunion, puis appuyez sur la touche dièse.',
  pin: 'Veuillez saisir votre code PIN, puis appuyez sur la touche dièse.',
  noMatch:
    'L’identifiant de la réunion et le code PIN ne correspondent pas. Veuillez saisir l’identifiant de la réunion, puis appuyez sur la touche dièse.',
  goodbye: 'Au revoir.',
  later: 'L’entretien n’est pas accessible pour le moment. Veuillez rappeler plus tard.',
};

const de: LinePhrases = {
  meetingId: 'Bitte geben Sie Ihre Meeting-ID ein und drücken Sie die Rautetaste.',
  pin: 'Bitte geben Sie Ihre PIN ein und drücken Sie die Rautetaste.',
  noMatch:
    'Meeting-ID und PIN stimmen nicht überein. Bitte geben Sie Ihre Meeting-ID ein und drücken Sie die Rautetaste.',
  goodbye: 'Auf Wiederhören.',
  later: 'Das Interview ist zurzeit nicht erreichbar. Bitte rufen Sie später noch einmal an.',
};

const pt: LinePhrases = {
  meetingId: 'Digite o ID da reunião e pressione a tecla cerquilha.',
  pin: 'Digite o seu PIN e pressione a tecla cerquilha.',
  noMatch: 'O ID da reunião e o PIN não coincidem. Digite o ID da reunião e pressione a tecla cerquilha.',
  goodbye: 'Até logo.',
  later: 'A entrevista não está acessível no momento. Ligue novamente mais tarde.',
};

const it: LinePhrases = {
  meetingId: 'Inserisca l’ID della riunione e prema il tasto cancelletto.',
  pin: 'Inserisca il suo PIN e prema il tasto cancelletto.',
  noMatch:
    'L’ID della riunione e il PIN non corrispondono. Inserisca l’ID della riunione e prema il tasto cancelletto.',
  goodbye: 'Arrivederci.',
  later: 'Al momento l’intervista non è raggiungibile. La preghiamo di richiamare più tardi.',
};

const nl: LinePhrases = {
  meetingId: 'Voer uw vergader-ID in, gevolgd door een hekje.',
  pin: 'Voer uw pincode in, gevolgd door een hekje.',
  noMatch: 'Vergader-ID en pincode komen niet overeen. Voer uw vergader-ID in, gevolgd door een hekje.',
  goodbye: 'Tot ziens.',
  later: 'Het interview is op dit moment niet bereikbaar. Belt u later nog eens.',
};

const phrases = { en, es, fr, de, pt, it, nl };

export type LineLanguage = keyof typeof phrases;

export const lineLanguages = Object.keys(phrases) as LineLanguage[];

/** Returns the language for a caller whose interview is in `language`; English if there are no phrases. */
export const lineLanguageOf = (language: Language): LineLanguage =>
  lineLanguages.find((known) => known === language) ?? 'en';

export const linePhrases = (language: LineLanguage): LinePhrases => phrases[language];
