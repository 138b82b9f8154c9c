import type { LineLanguage } from './line-phrases';

/** Regular expressions for machines on the telephone; whole words, case-insensitive. */
interface MachineWords {
  /** The conference refuses entry. */
  refusals: readonly string[];
  /** The conference greets, asks for input, or tells the caller to wait. */
  announcements: readonly string[];
  /** The caller may leave a message. */
  mailboxes: readonly string[];
}

export const machineWords: Readonly<Record<LineLanguage, MachineWords>> = {
  en: {
    refusals: [
      '(?:in|not )valid',
      'not (?:recogni[sz]ed|correct|found)',
      'incorrect',
      'wrong (?:pin|code|id)',
      'try again',
    ],
    announcements: [
      'meeting|conference|pass ?code|pin|(?:pound|hash) (?:key|sign)|press|participants?|the host',
      'being recorded|on hold|hold music|please (?:wait|hold|enter)',
      'you (?:are|will be|have been) (?:now )?(?:joining|joined|placed|connected|entered)',
    ],
    mailboxes: [
      '(?:leave|record) (?:me |us )?(?:a|your) (?:short |brief |voice )?message|(?:after|at) the (?:tone|beep)|voice ?mail(?:box)?',
      "(?:can't|cannot|can not|unable to) (?:come to the phone|take (?:your|the) call)|the (?:person|number) you (?:are calling|have called|have dialed|called|dialed)",
    ],
  },
  es: {
    refusals: [
      'no (?:es|son) (?:válid|correct)[oa]s?',
      'no válid[oa]s?|inválid[oa]s?|incorrect[oa]s?',
      'no (?:se )?(?:ha|hemos) (?:reconocido|encontrado|podido)',
      '(?:código|pin|id) (?:erróneo|equivocado)',
      '(?:inténtelo|inténtalo|pruebe) (?:de nuevo|otra vez|nuevamente)|vuelva a intentarlo',
    ],
    announcements: [
      'reunión|conferencia|contraseña|código de acceso|pin|almohadilla|(?:tecla|signo) (?:numeral|gato)',
      'pulse|presione|introduzca|ingrese|participantes?|anfitrión|organizador',
      '(?:está siendo|será|se está) graba(?:d[oa]|ndo)|en espera|sala de espera|música de espera|(?:por favor,? )?(?:espere|aguarde)',
      '(?:se ha|ha sido|será|está) (?:unido|conectad[oa]|transferid[oa])',
    ],
    mailboxes: [
      '(?:deje|dejar|deja|grabe) (?:su|tu|un|el) mensaje|después de(?:l| la) (?:tono|señal)|buzón de voz|contestador automático',
      'no (?:puedo|podemos) (?:atender|contestar)',
    ],
  },
  fr: {
    refusals: [
      "(?:non|n'est pas|pas) (?:valide|valable|correcte?|reconnue?)|invalide|incorrecte?|erronée?",
      "n'a pas été (?:reconnue?|trouvée?)|introuvable",
      'veuillez (?:réessayer|recommencer|essayer (?:de|à) nouveau)',
    ],
    announcements: [
      "réunion|conférence|code (?:d'accès|pin|confidentiel)|pin|mot de passe|(?:touche )?dièse",
      "appuyez|tapez|saisissez|composez|participants?|l'hôte|l'organisateur|l'animateur",
      "(?:est|sera|être) enregistrée?|en attente|salle d'attente|(?:veuillez|merci de) (?:patienter|attendre|saisir|entrer)|patientez|ne quittez pas",
      'vous (?:êtes|serez|avez été|allez être) (?:maintenant |actuellement )?(?:connectée?|mise?|transférée?|placée?)|vous rejoignez',
    ],
    mailboxes: [
      'laiss(?:ez|er)(?:-moi|-nous)? (?:un|votre) message|après le (?:bip|signal sonore)',
      '(?:boîte|messagerie) vocale|répondeur',
    ],
  },
  de: {
    refusals: [
      'ungültige?[rsn]?',
      'nicht (?:gültig|korrekt|erkannt|gefunden)',
      'falsche[rs]? (?:pin|code|kennung|nummer|id)|(?:pin|code|kennung|nummer|id) (?:ist|war) (?:leider )?falsch',
      'versuchen sie es (?:bitte )?(?:noch ?(?:ein)?mal|erneut)',
    ],
    announcements: [
      'besprechung|(?:telefon)?konferenz|meeting|zugangscode|kenncode|passcode|pin|raute|rautetaste|doppelkreuz',
      'drücken sie|geben sie|teilnehmer(?:in|innen|n)?|gastgeber|moderator|organisator',
      'aufgezeichnet|warteschleife|warteraum|wartebereich|wartemusik|bitte warten|warten sie|haben sie (?:bitte )?(?:einen moment |noch )?(?:etwas )?geduld',
      'sie (?:werden|wurden|sind) (?:jetzt |nun |gleich )?(?:in die |der |mit der )?(?:\\p{L}+ )?(?:verbunden|zugeschaltet|eingewählt|beigetreten)',
    ],
    mailboxes: [
      'nachricht (?:nach dem (?:ton|signalton|piepton) )?(?:hinterlassen|aufsprechen)|hinterlassen sie|nach dem (?:ton|signalton|piepton|piep)',
      'mailbox|anrufbeantworter|sprachbox',
    ],
  },
  pt: {
    refusals: [
      'inválid[oa]s?|incorret[oa]s?|não (?:é|são) (?:válid|corret)[oa]s?|não (?:válid|reconhecid|encontrad)[oa]s?',
      'não foi (?:reconhecid|encontrad|possível)[oa]?',
      '(?:código|pin|senha|id) errad[oa]',
      'tente (?:novamente|de novo|outra vez)',
    ],
    announcements: [
      'reunião|conferência|senha|código de acesso|pin|cerquilha|cardinal|jogo da velha|sustenido',
      'pressione|digite|insira|introduza|prima a tecla|participantes?|anfitrião|organizador',
      '(?:sendo|será|está a ser) gravad[oa]|em espera|sala de espera|música de espera|(?:por favor,? )?(?:aguarde|espere)',
      '(?:você )?(?:está|será|foi|entrou) (?:agora )?(?:sendo )?(?:conectad[oa]|colocad[oa]|transferid[oa]|ligad[oa])',
    ],
    mailboxes: [
      'deix(?:e|ar) (?:a sua|sua|uma|o seu|seu|um) (?:mensagem|recado)|(?:após o|depois do) (?:sinal|bipe|bip|tom)',
      'caixa postal|correio de voz|secretária eletr[ôó]nica',
    ],
  },
  it: {
    refusals: [
      'non (?:è )?(?:stat[oa] )?(?:valid|corrett|riconosciut|trovat)[oa]',
      'errat[oa]|(?:pin|codice|id) sbagliato',
      'riprov(?:i|are)|provi di nuovo',
    ],
    announcements: [
      "riunione|conferenza|codice (?:di accesso|d'accesso)|pin|cancelletto",
      'prem(?:a|ere)|digit(?:i|are)|inserisca|inserire|partecipant[ei]|organizzatore|moderatore',
      "(?:è|sarà|viene) registrat[oa]|in attesa|sala d'attesa|attend(?:a|ere)|rest(?:i|are) in linea",
      '(?:è|sarà|sta per essere) (?:stat[oa] )?(?:conness[oa]|collegat[oa]|mess[oa])',
    ],
    mailboxes: [
      'lasci(?:are|ate|a)? (?:un|il suo|il vostro) messaggio|dopo il (?:segnale|bip|tono)',
      'segreteria telefonica|casella vocale',
    ],
  },
  nl: {
    refusals: [
      'ongeldige?',
      'niet (?:geldig|juist|herkend|gevonden)|onjuiste?',
      'verkeerde (?:pincode|code|id)',
      'probeer (?:het )?(?:opnieuw|nog (?:een|eens) ?(?:keer)?)',
    ],
    announcements: [
      'vergadering|conferentie|toegangscode|wachtwoord|pincode|pin|hekje',
      'druk op|toets|voer [\\p{L} -]{1,40} in|deelnemers?|gastheer|organisator',
      '(?:wordt|worden) opgenomen|in de wacht|wachtkamer|wachtruimte|wachtmuziek|ogenblik(?:je)? geduld|(?:een moment|even) geduld',
      'u (?:wordt|bent) (?:nu )?(?:doorverbonden|verbonden|toegevoegd)',
    ],
    mailboxes: [
      '(?:laat|spreek) (?:een|uw) (?:bericht|boodschap)|na de (?:toon|piep)',
      'voicemail|antwoordapparaat',
    ],
  },
};
