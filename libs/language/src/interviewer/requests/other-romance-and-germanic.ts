import { type RequestPatterns } from './patterns';

export const it: RequestPatterns = {
  finishLater: [
    "<clause>(?:possiamo|potremmo|posso|potrei) (?:continuare|finire|terminare|riprendere|fermarci) (?:domani|più tardi|dopo|un altro giorno|un'altra volta|la prossima settimana|qui)",
    '<start>devo (?:andare|andarmene|scappare|riagganciare)(?=[,.!?;]|$)',
  ],
  offTheRecord: ['off the record', 'in via ufficiosa', 'non mi citi', '(?:questo|ciò) resti tra noi'],
  strike: ['(?:cancelli|tolga|dimentichi|ignori) (?:questo|quello che ho (?:appena )?detto)'],
  onTheRecord: ['(?:di nuovo|ancora|torniamo) (?:in (?:modo|via) )?ufficial(?:e|mente)'],
  repeat: [
    '(?:può|potrebbe|puoi) ripetere',
    'ripeta(?: la domanda|,? per favore)',
    'non ho (?:capito|sentito)(?: bene)?(?: la domanda)?',
  ],
  refusal: [
    'non (?:lo )?so',
    'non saprei',
    'nessuna idea',
    'no comment',
    'preferisco non',
    'non posso (?:dirlo|rispondere|parlarne)',
    'prossima domanda',
  ],
};

export const ro: RequestPatterns = {
  finishLater: [
    '<clause>(?:putem|am putea|pot|aș putea) (?:să )?(?:continua|continuăm|termina|terminăm|opri|ne oprim|continui) (?:mâine|mai târziu|altă dată|săptămâna viitoare|aici)',
    '<start>trebuie să (?:plec|închid|mă opresc)(?=[,.!?;]|$)',
  ],
  offTheRecord: ['off the record', 'neoficial', 'între noi(?=[,.!?;]|$)', 'nu mă citați'],
  strike: ['(?:ștergeți|uitați|ignorați) (?:asta|ce am spus)'],
  onTheRecord: ['(?:din nou|iarăși|iar) oficial'],
  repeat: [
    '(?:puteți|ați putea|poți) (?:să )?repet[ai](?:ți)?',
    'repetați',
    'n(?:u a|-a)m (?:auzit|înțeles)(?: bine)?(?: întrebarea)?',
    'care era întrebarea',
  ],
  refusal: [
    'nu știu',
    'habar n-am',
    'nicio idee',
    'fără comentarii',
    'prefer să nu',
    'nu pot (?:spune|răspunde)',
    'următoarea întrebare',
  ],
};

export const nl: RequestPatterns = {
  finishLater: [
    '<clause>(?:kunnen|zullen) we (?:dit |het |het gesprek |het interview )*(?:morgen|later|een andere keer|volgende week|hier) (?:verder\\p{L}*|afmaken|voortzetten|doorgaan|stoppen)',
    '<start>ik moet (?:nu |zo |helaas )*(?:gaan|weg|ophangen|stoppen)(?=[,.!?;]|$)',
  ],
  offTheRecord: [
    'off the record',
    'onder ons gezegd',
    'citeer (?:dit|dat|me|mij) niet',
    '(?:dit|dat) blijft onder ons',
  ],
  strike: ['(?:schrap|verwijder|vergeet|negeer) (?:dat|dit|wat ik (?:net |zojuist )?zei)'],
  onTheRecord: ['weer (?:officieel|voor de opname)', 'vanaf nu officieel'],
  repeat: [
    '(?:kunt u|kun je|kan je) (?:dat|de vraag|het)(?: alstublieft)? (?:nog eens |nog een keer )?(?:herhalen|zeggen)',
    'wat was de vraag',
    'niet (?:goed )?verstaan',
  ],
  refusal: [
    '(?:dat )?weet ik niet',
    'ik weet het niet',
    'geen idee',
    'geen commentaar',
    'liever niet',
    'volgende vraag',
  ],
};

export const sv: RequestPatterns = {
  finishLater: [
    '<clause>(?:kan|kunde|ska) (?:vi|jag) (?:fortsätta|avsluta|ta det|sluta)(?: (?:intervjun|det här|samtalet))? (?:imorgon|i morgon|senare|en annan gång|nästa vecka|här)',
    '<start>jag måste (?:gå|sticka|lägga på)',
  ],
  offTheRecord: ['off the record', 'mellan oss', 'citera (?:mig )?inte'],
  strike: ['(?:stryk|ta bort|glöm) (?:det|vad jag (?:nyss |just )?sa)'],
  onTheRecord: ['(?:åter|återigen) officiellt', 'officiellt igen'],
  repeat: [
    'kan du (?:upprepa|säga|ta)(?: frågan| det)?(?: igen| en gång till)?',
    'vad var frågan',
    'hörde inte',
  ],
  refusal: [
    'vet (?:jag )?inte',
    'ingen aning',
    'inga kommentarer',
    'vill (?:helst )?inte (?:svara|säga)',
    'nästa fråga',
  ],
};

export const da: RequestPatterns = {
  finishLater: [
    '<clause>(?:kan|kunne|skal) (?:vi|jeg) (?:fortsætte|afslutte|tage det|stoppe)(?: (?:interviewet|det her|samtalen))? (?:i morgen|senere|en anden gang|næste uge|her)',
    '<start>jeg (?:må|skal|bliver nødt til at) (?:gå|løbe|lægge på)(?=[,.!?;]|$)',
  ],
  offTheRecord: ['off the record', 'mellem os', 'citer (?:mig|det) ikke'],
  strike: ['(?:slet|stryg|glem) (?:det|hvad jeg (?:lige |netop )?sagde)'],
  onTheRecord: ['officielt igen', 'igen officielt'],
  repeat: [
    'kan du (?:gentage|sige)(?: spørgsmålet| det)?(?: igen| en gang til)?',
    'hvad var spørgsmålet',
    'hørte ikke',
  ],
  refusal: [
    'ved (?:jeg |det )*ikke',
    'ingen anelse',
    'ingen kommentarer',
    'vil (?:helst )?ikke (?:svare|sige)',
    'næste spørgsmål',
  ],
};

export const no: RequestPatterns = {
  finishLater: [
    '<clause>(?:kan|kunne|skal) (?:vi|jeg) (?:fortsette|avslutte|ta det|stoppe)(?: (?:intervjuet|dette|samtalen))? (?:i morgen|senere|en annen gang|neste uke|her)',
    '<start>jeg må (?:gå|løpe|legge på)(?=[,.!?;]|$)',
  ],
  offTheRecord: ['off the record', 'mellom oss', 'ikke siter (?:meg|det)'],
  strike: ['(?:slett|stryk|glem) (?:det|hva jeg (?:nettopp |akkurat )?sa)'],
  onTheRecord: ['offisielt igjen', 'igjen offisielt'],
  repeat: [
    'kan du (?:gjenta|si)(?: spørsmålet| det)?(?: igjen| en gang til)?',
    'hva var spørsmålet',
    'hørte ikke',
  ],
  refusal: [
    'vet (?:jeg |det )*ikke',
    'ingen anelse',
    'ingen kommentar',
    'vil (?:helst )?ikke (?:svare|si)',
    'neste spørsmål',
  ],
};
