import { type Phrases } from './phrases';

export const en: Phrases = {
  hello: 'Hello {expert}, and thank you for taking part.',
  introduction: 'My name is {persona}, and I am the AI interviewer for this conversation.',
  acknowledgements: ['Thank you.', 'I see.', 'Understood.'],
  probes: [
    'Could you tell me a little more about that?',
    'Could you give me a concrete example?',
    'Could you describe that in more detail?',
  ],
  closing: 'That was my last question. Thank you very much for your time and your answers. Goodbye.',
  silence: [
    'Are you still there? Please take the time you need.',
    'I have not received an answer yet. Please continue whenever you are ready.',
    'I still have no answer from you. I will end the conversation shortly; you can come back later.',
  ],
  repeat: 'Of course. Here is the question again.',
  resume: 'Welcome back. Let us continue with this question.',
  finishLater: 'Of course. We will stop here for now, and you can continue later. Thank you.',
  offTheRecord: 'I have noted that this is off the record. Please continue whenever you are ready.',
  offTheRecordUntil: 'From here on we are off the record, until you say: back on the record.',
  backOnTheRecord: 'We are back on the record.',
  strike: 'I have struck that from the record.',
  timeUp: 'Our time is up, so I will stop here. Thank you very much for your time and your answers. Goodbye.',
  summaryOpening: '{expert} answered {answered} of {total} questions.',
  summaryAnswer: 'On “{question}”: “{answer}”',
};

export const de: Phrases = {
  hello: 'Guten Tag {expert}, vielen Dank, dass Sie sich Zeit nehmen.',
  introduction: 'Mein Name ist {persona}, und ich führe dieses Gespräch als KI-Interviewsystem.',
  acknowledgements: ['Danke.', 'Ich verstehe.', 'Alles klar.'],
  probes: [
    'Könnten Sie das noch etwas ausführen?',
    'Könnten Sie mir dafür ein konkretes Beispiel nennen?',
    'Könnten Sie das genauer beschreiben?',
  ],
  closing: 'Das war meine letzte Frage. Vielen Dank für Ihre Zeit und Ihre Antworten. Auf Wiedersehen.',
  silence: [
    'Sind Sie noch da? Nehmen Sie sich gern die Zeit, die Sie brauchen.',
    'Ich habe noch keine Antwort erhalten. Bitte fahren Sie fort, sobald Sie so weit sind.',
    'Ich habe weiterhin keine Antwort von Ihnen. Ich beende das Gespräch gleich; Sie können später zurückkommen.',
  ],
  repeat: 'Gern. Hier ist die Frage noch einmal.',
  resume: 'Willkommen zurück. Machen wir mit dieser Frage weiter.',
  finishLater:
    'Selbstverständlich. Wir hören hier vorerst auf, und Sie können später weitermachen. Vielen Dank.',
  offTheRecord:
    'Ich habe vermerkt, dass das vertraulich ist. Bitte sprechen Sie weiter, sobald Sie so weit sind.',
  offTheRecordUntil: 'Ab jetzt ist alles vertraulich, bis Sie sagen: wieder fürs Protokoll.',
  backOnTheRecord: 'Ab hier wird das Gespräch wieder festgehalten.',
  strike: 'Ich habe das aus dem Protokoll gestrichen.',
  timeUp:
    'Unsere Zeit ist um, deshalb höre ich hier auf. Vielen Dank für Ihre Zeit und Ihre Antworten. Auf Wiedersehen.',
  summaryOpening: '{expert} hat {answered} von {total} Fragen beantwortet.',
  summaryAnswer: 'Zu „{question}“: „{answer}“',
};

export const nl: Phrases = {
  hello: 'Goedendag {expert}, hartelijk dank dat u meewerkt.',
  introduction: 'Mijn naam is {persona} en ik ben de AI-interviewer in dit gesprek.',
  acknowledgements: ['Dank u.', 'Ik begrijp het.', 'Duidelijk.'],
  probes: [
    'Kunt u daar iets meer over vertellen?',
    'Kunt u een concreet voorbeeld geven?',
    'Kunt u dat uitgebreider beschrijven?',
  ],
  closing: 'Dat was mijn laatste vraag. Hartelijk dank voor uw tijd en uw antwoorden. Tot ziens.',
  silence: [
    'Bent u er nog? Neem gerust de tijd die u nodig hebt.',
    'Ik heb nog geen antwoord ontvangen. Ga gerust verder wanneer u zover bent.',
    'Ik heb nog steeds geen antwoord van u. Ik beëindig het gesprek zo dadelijk; u kunt later terugkomen.',
  ],
  repeat: 'Natuurlijk. Hier is de vraag nog een keer.',
  resume: 'Welkom terug. Laten we verdergaan met deze vraag.',
  finishLater: 'Natuurlijk. We stoppen hier voorlopig, en u kunt later verdergaan. Dank u wel.',
  offTheRecord: 'Ik heb genoteerd dat dit vertrouwelijk is. Ga gerust verder wanneer u zover bent.',
  offTheRecordUntil: 'Vanaf nu is alles vertrouwelijk, totdat u zegt: weer officieel.',
  backOnTheRecord: 'Het gesprek wordt weer vastgelegd.',
  strike: 'Ik heb dat geschrapt.',
  timeUp: 'Onze tijd is om, dus ik stop hier. Hartelijk dank voor uw tijd en uw antwoorden. Tot ziens.',
  summaryOpening: '{expert} heeft {answered} van de {total} vragen beantwoord.',
  summaryAnswer: 'Over “{question}”: “{answer}”',
};

export const sv: Phrases = {
  hello: 'Hej {expert}, och tack för att du medverkar.',
  introduction: 'Jag heter {persona} och är den AI som leder den här intervjun.',
  acknowledgements: ['Tack.', 'Jag förstår.', 'Okej.'],
  probes: [
    'Kan du berätta lite mer om det?',
    'Kan du ge ett konkret exempel?',
    'Kan du beskriva det mer ingående?',
  ],
  closing: 'Det var min sista fråga. Tack så mycket för din tid och dina svar. Hej då.',
  silence: [
    'Är du kvar? Ta den tid du behöver.',
    'Jag har inte fått något svar än. Fortsätt när du är redo.',
    'Jag har fortfarande inget svar från dig. Jag avslutar samtalet strax; du kan komma tillbaka senare.',
  ],
  repeat: 'Självklart. Här är frågan igen.',
  resume: 'Välkommen tillbaka. Vi fortsätter med den här frågan.',
  finishLater: 'Självklart. Vi stannar här så länge, och du kan fortsätta senare. Tack.',
  offTheRecord: 'Jag har noterat att det är konfidentiellt. Fortsätt när du är redo.',
  offTheRecordUntil: 'Från och med nu är allt konfidentiellt, tills du säger: officiellt igen.',
  backOnTheRecord: 'Samtalet antecknas igen.',
  strike: 'Jag har strukit det.',
  timeUp: 'Vår tid är slut, så jag stannar här. Tack så mycket för din tid och dina svar. Hej då.',
  summaryOpening: '{expert} besvarade {answered} av {total} frågor.',
  summaryAnswer: 'Om ”{question}”: ”{answer}”',
};

export const da: Phrases = {
  hello: 'Goddag {expert}, og tak fordi du deltager.',
  introduction: 'Mit navn er {persona}, og jeg er den AI, der leder dette interview.',
  acknowledgements: ['Tak.', 'Jeg forstår.', 'Det er noteret.'],
  probes: [
    'Kan du fortælle lidt mere om det?',
    'Kan du give et konkret eksempel?',
    'Kan du beskrive det mere detaljeret?',
  ],
  closing: 'Det var mit sidste spørgsmål. Mange tak for din tid og dine svar. Farvel.',
  silence: [
    'Er du der stadig? Tag den tid, du har brug for.',
    'Jeg har endnu ikke fået et svar. Fortsæt, når du er klar.',
    'Jeg har stadig ikke fået et svar fra dig. Jeg afslutter samtalen om lidt; du kan vende tilbage senere.',
  ],
  repeat: 'Selvfølgelig. Her er spørgsmålet igen.',
  resume: 'Velkommen tilbage. Lad os fortsætte med dette spørgsmål.',
  finishLater: 'Selvfølgelig. Vi stopper her for nu, og du kan fortsætte senere. Tak.',
  offTheRecord: 'Jeg har noteret, at det er fortroligt. Fortsæt, når du er klar.',
  offTheRecordUntil: 'Fra nu af er alt fortroligt, indtil du siger: officielt igen.',
  backOnTheRecord: 'Samtalen bliver noteret igen.',
  strike: 'Jeg har strøget det.',
  timeUp: 'Vores tid er gået, så jeg stopper her. Mange tak for din tid og dine svar. Farvel.',
  summaryOpening: '{expert} besvarede {answered} af {total} spørgsmål.',
  summaryAnswer: 'Om »{question}«: »{answer}«',
};

export const no: Phrases = {
  hello: 'God dag {expert}, og takk for at du deltar.',
  introduction: 'Jeg heter {persona} og er KI-en som leder dette intervjuet.',
  acknowledgements: ['Takk.', 'Jeg forstår.', 'Det er notert.'],
  probes: [
    'Kan du fortelle litt mer om det?',
    'Kan du gi et konkret eksempel?',
    'Kan du beskrive det mer detaljert?',
  ],
  closing: 'Det var mitt siste spørsmål. Tusen takk for tiden din og svarene dine. Ha det bra.',
  silence: [
    'Er du der fortsatt? Ta den tiden du trenger.',
    'Jeg har ikke fått noe svar ennå. Fortsett når du er klar.',
    'Jeg har fortsatt ikke fått svar fra deg. Jeg avslutter samtalen snart; du kan komme tilbake senere.',
  ],
  repeat: 'Selvfølgelig. Her er spørsmålet en gang til.',
  resume: 'Velkommen tilbake. La oss fortsette med dette spørsmålet.',
  finishLater: 'Selvfølgelig. Vi stopper her for nå, og du kan fortsette senere. Takk.',
  offTheRecord: 'Jeg har notert at dette er fortrolig. Fortsett når du er klar.',
  offTheRecordUntil: 'Fra nå av er alt fortrolig, til du sier: offisielt igjen.',
  backOnTheRecord: 'Samtalen blir notert igjen.',
  strike: 'Jeg har strøket det.',
  timeUp: 'Tiden vår er ute, så jeg stopper her. Tusen takk for tiden din og svarene dine. Ha det bra.',
  summaryOpening: '{expert} besvarte {answered} av {total} spørsmål.',
  summaryAnswer: 'Om «{question}»: «{answer}»',
};
