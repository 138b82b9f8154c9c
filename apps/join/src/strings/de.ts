import type { Strings } from './en';

export const de: Strings = {
  loading: 'Einen Moment, bitte …',
  unknownTitle: 'Dieser Link führt zu keinem Interview',
  unknownText:
    'Bitte prüfen Sie, ob der Link vollständig ist, oder bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  completedTitle: 'Dieses Interview ist abgeschlossen',
  completedText:
    'Vielen Dank für Ihre Teilnahme. Hier ist nichts mehr zu tun; Sie können die Seite schließen.',
  scheduledTitle: (title) => `${title}: noch nicht so weit`,
  scheduledText: (when) =>
    `Dieses Interview ist für ${when} geplant. Sie können dann mit demselben Link wiederkommen oder jetzt beginnen.`,
  beginNow: 'Jetzt beginnen',
  onPhoneTitle: 'Das Interview läuft am Telefon',
  onPhoneText: 'Sprechen Sie dort weiter oder holen Sie das Gespräch auf diese Seite. Der Anruf endet dann.',
  goOnHere: 'Hier weitermachen',
  openTitle: 'Das Interview ist anderswo geöffnet',
  openText:
    'Es läuft in einem anderen Fenster oder auf einem anderen Gerät. Machen Sie dort weiter, oder schließen Sie es und versuchen Sie es erneut.',
  replacedTitle: 'Sie haben in einem anderen Fenster weitergemacht',
  replacedText: 'Das Interview geht dort weiter. Mit der Schaltfläche kommen Sie in dieses Fenster zurück.',
  unavailableTitle: 'Das Interview lässt sich gerade nicht öffnen',
  unavailableText: 'Es ist nichts verloren. Bitte versuchen Sie es gleich noch einmal.',
  brokenTitle: 'Etwas ist schiefgegangen',
  brokenText: 'Das Gespräch wurde unterbrochen. Mit der Schaltfläche machen Sie dort weiter, wo Sie waren.',
  tryAgain: 'Erneut versuchen',

  consentIntro: (persona) =>
    persona
      ? `${persona}, eine künstliche Intelligenz, möchte mit Ihnen sprechen.`
      : 'Eine KI möchte ein Interview mit Ihnen führen.',
  consentQuestions: (count) => (count === 1 ? 'Es gibt 1 Frage.' : `Es gibt ${count} Fragen.`),
  consentTitle: 'Bevor wir beginnen',
  consentPoints: [
    'Sie sprechen mit einer Software, nicht mit einem Menschen.',
    'Was Sie sagen oder schreiben, wird gespeichert und an die Personen weitergegeben, die Sie eingeladen haben.',
    'Wenn Sie sprechen, wird Ihr Mikrofon während des Interviews aufgenommen, außer solange Sie es stummschalten. Wenn Sie tippen, wird kein Ton aufgenommen.',
    'Um mitzuschreiben, was Sie sagen, sendet Ihr Browser Ihre Stimme möglicherweise an den Sprachdienst seines Herstellers.',
    'Sie können das Interview jederzeit beenden oder an einem anderen Tag abschließen.',
  ],
  consentAgree: 'Ich habe das verstanden und möchte teilnehmen.',
  consentMissing: 'Bitte setzen Sie zuerst das Häkchen.',
  how: 'Wie möchten Sie antworten?',
  byVoice: 'Sprechen',
  byVoiceHint: 'Sie sprechen und hören zu. Tippen können Sie trotzdem jederzeit.',
  byTyping: 'Tippen',
  byTypingHint: 'Sie lesen und schreiben. Ihr Mikrofon bleibt aus.',
  voiceUnsupported:
    'Dieser Browser kann Sprache nicht in Text umwandeln; bitte tippen Sie. Sprechen geht zum Beispiel mit Chrome und Edge.',
  checkMicrophone: 'Mikrofon prüfen',
  microphoneAsking: 'Bitte erlauben Sie das Mikrofon, wenn Ihr Browser fragt.',
  microphoneLevel: 'Mikrofonpegel',
  microphoneSpeak: 'Sagen Sie ein paar Worte: Der Balken sollte sich bewegen.',
  microphoneHeard: 'Wir können Sie hören.',
  microphoneRefused:
    'Das Mikrofon ist nicht erlaubt. Sie können Ihre Antworten tippen; es wird nichts aufgenommen. Zum Sprechen erlauben Sie das Mikrofon für diese Seite in den Einstellungen Ihres Browsers.',
  microphoneMissing:
    'Es wurde kein Mikrofon gefunden. Sie können Ihre Antworten tippen; es wird nichts aufgenommen.',
  start: 'Interview beginnen',
  goOn: 'Dort weitermachen, wo Sie aufgehört haben',
  startOver: 'Von vorn beginnen',
  startOverTitle: 'Von vorn beginnen?',
  startOverText: 'Was Sie vorher gesagt haben, gehört dann nicht zum Interview.',

  conversation: 'Gespräch',
  controls: 'Ton',
  you: 'Sie',
  interviewer: 'Interview',
  progress: (question, of) => `Frage ${question} von ${of}`,
  answerLabel: 'Ihre Antwort',
  answerHint: 'Die Eingabetaste sendet, mit der Umschalttaste beginnt sie eine neue Zeile.',
  send: 'Senden',
  tooLong: (most) => `Eine Antwort kann höchstens ${most} Zeichen haben. Bitte senden Sie sie in Teilen.`,
  mute: 'Stummschalten',
  unmute: 'Mikrofon einschalten',
  readAloud: 'Vorlesen',
  hearing: 'Sie sagen gerade',
  listening: 'Wir hören zu. Sprechen Sie einfach.',
  yourTurn: 'Sie sind an der Reihe. Nehmen Sie sich Zeit.',
  muted: 'Ihr Mikrofon ist stumm. Nichts, was Sie sagen, wird gehört oder aufgenommen.',
  recording: 'Aufnahme läuft',
  notRecording: 'Keine Aufnahme',
  recognitionFailed:
    'Ihr Browser kann Ihre Sprache gerade nicht in Text umwandeln. Bitte tippen Sie Ihre Antworten.',
  microphoneLost: 'Das Mikrofon wurde getrennt. Bitte tippen Sie Ihre Antworten; die Aufnahme ist beendet.',
  recordingFull: 'Die Aufnahme wurde beendet, weil die Verbindung zu langsam ist. Das Interview geht weiter.',
  recordingLost:
    'Ein Teil der Aufnahme konnte nicht übertragen werden. Ihre Worte sind trotzdem gespeichert.',
  recordingYields:
    'Ihr Browser kann nicht aufnehmen, während er mitschreibt. Die Aufnahme ist aus; das Interview geht weiter.',
  noVoice: 'Ihr Browser hat keine Stimme für diese Sprache. Bitte lesen Sie mit.',
  thinking: (persona) => `${persona} denkt nach …`,
  speaking: (persona) => `${persona} spricht. Sie dürfen unterbrechen.`,
  waiting: 'Einen Moment, bitte. Was Sie gesagt haben, ist gespeichert und wird übertragen.',
  reconnecting: 'Die Verbindung ist unterbrochen. Wir verbinden neu … Was Sie schreiben, bleibt erhalten.',
  closing: 'Das war die letzte Frage. Drücken Sie „Interview beenden“, wenn Sie fertig sind.',

  end: 'Interview beenden',
  endTitle: 'Das Interview beenden?',
  endText: 'Ihre bisherigen Antworten bleiben erhalten. Danach können Sie nicht mehr zurückkommen.',
  cancel: 'Zurück zum Interview',
  ending: 'Das Interview wird beendet …',
  finishLater: 'Später weiter',
  finishLaterTitle: 'An einem anderen Tag weitermachen?',
  finishLaterText:
    'Ihre Antworten bleiben erhalten, und dieser Link öffnet das Interview wieder dort, wo Sie aufgehört haben.',
  finishLaterDate: 'Offen halten bis',
  finishLaterWrong: (last) => `Bitte wählen Sie einen Tag zwischen heute und dem ${last}.`,

  switchToPhone: 'Per Telefon weiter',
  phoneTitle: 'Am Telefon weitermachen?',
  phoneText: 'Wir rufen Sie an, und das Interview geht dort weiter, wo Sie jetzt sind.',
  phoneLabel: 'Ihre Telefonnummer',
  phoneHint: 'Mit Ländervorwahl, zum Beispiel +49 30 1234567.',
  phoneWrong: 'Bitte geben Sie die Nummer mit + und Ländervorwahl ein.',
  callMe: 'Rufen Sie mich an',
  phoneCalling: 'Wir rufen Sie an. Bitte nehmen Sie das Gespräch an.',
  phoneFailed:
    'Der Anruf ist nicht zustande gekommen. Sie können hier weitermachen oder es noch einmal versuchen.',
  phoneMovedTitle: 'Wir machen am Telefon weiter',
  phoneMovedText: 'Das Interview geht an Ihrem Telefon weiter. Sie können diese Seite schließen.',
  backToBrowser: 'Zurück in den Browser',

  thanksTitle: 'Vielen Dank',
  thanksText: 'Das Interview ist abgeschlossen. Sie können diese Seite schließen.',
  redirecting: 'Sie werden zur nächsten Seite weitergeleitet.',
  redirectLink: 'Jetzt dorthin gehen',
  laterTitle: 'Bis später',
  laterText: (until) =>
    `Ihre Antworten bleiben erhalten. Öffnen Sie diesen Link bis ${until} wieder, um weiterzumachen.`,
  pausedTitle: 'Das Interview macht Pause',
  pausedText: 'Wir haben eine Weile nichts von Ihnen gehört. Ihre Antworten bleiben erhalten.',
};
