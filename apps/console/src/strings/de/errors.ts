export const errors = {
  codes: {
    ANALYSIS_IN_PROGRESS: {
      title: 'Eine Auswertung läuft gerade',
      step: 'Warten Sie, bis sie fertig ist, und versuchen Sie es dann erneut.',
    },
    CANNOT_MAKE_VARIABLE_REQUIRED: {
      title: 'Eine freiwillige Variable kann nicht zur Pflicht werden',
      step: 'Legen Sie eine Pflichtvariable mit einem anderen Namen an.',
    },
    EXPORT_TOO_LARGE: {
      title: 'Das Interview ist zu lang für dieses Format',
      step: 'Exportieren Sie es als Text oder als Daten.',
    },
    FILTER_NOT_READY: {
      title: 'Dieser Filter wird noch vorbereitet',
      step: 'Entfernen Sie den Filter, oder versuchen Sie es in einigen Minuten erneut.',
    },
    INTERVIEW_COMPLETED: {
      title: 'Das Interview ist abgeschlossen',
      step: 'Duplizieren Sie es, um ein weiteres Gespräch zu führen.',
    },
    INTERVIEW_IN_PROGRESS: {
      title: 'Das Interview läuft gerade',
      step: 'Warten Sie, bis das Gespräch zu Ende ist, und versuchen Sie es dann erneut.',
    },
    INTERVIEW_NOT_IN_PROGRESS: {
      title: 'Das Interview läuft nicht',
      step: 'Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
    },
    INTERVIEW_WITHDRAWN: {
      title: 'Der Experte hat die Einwilligung widerrufen',
      step: 'Es ist nichts mehr zu tun: Die Daten des Gesprächs wurden entfernt.',
    },
    INVALID_VARIABLE_NAME: {
      title: 'Der Name der Variablen ist nicht erlaubt',
      step: 'Wählen Sie einen anderen Namen nach der Regel in der Meldung.',
    },
    MISSING_REQUIRED_VARIABLES: {
      title: 'Pflichtwerte für den Agenten fehlen',
      step: 'Füllen Sie die Werte aus, die die Meldung nennt.',
    },
    NO_DIAL_IN_PHONE: {
      title: 'Das Interview hat keine Telefonnummer',
      step: 'Geben Sie zuerst eine Nummer ein.',
    },
    NOT_ANALYSED: {
      title: 'Das Interview ist noch nicht ausgewertet',
      step: 'Warten Sie, bis die Auswertung des Gesprächs fertig ist.',
    },
    OUTSIDE_CALLING_HOURS: {
      title: 'Zu dieser Uhrzeit darf der Experte nicht angerufen werden',
      step: 'Planen Sie den Anruf für die Zeit in der Meldung, oder rufen Sie dann an.',
    },
    READ_ONLY: {
      title: 'Sie haben nur Lesezugriff',
      step: 'Bitten Sie einen Administrator des Kontos um eine andere Rolle.',
    },
    SESSION_ALREADY_OPEN: {
      title: 'Der Experte ist schon verbunden',
      step: 'Warten Sie, bis das Gespräch beendet ist, und versuchen Sie es erneut.',
    },
    SESSION_NOT_PROCESSED: {
      title: 'Die Sitzung wird noch verarbeitet',
      step: 'Versuchen Sie es in einigen Minuten erneut.',
    },
    SPEECH_OFF: {
      title: 'Die Plattform hat keine Sprachausgabe',
      step: 'Bitten Sie den Betreiber, sie einzurichten.',
    },
    TELEPHONY_OFF: {
      title: 'Diese Plattform führt keine Anrufe',
      step: 'Senden Sie stattdessen den Link, oder bitten Sie den Betreiber, Telefonie einzurichten.',
    },
    TOO_FEW_INTERVIEWS: {
      title: 'Zu wenige der Interviews lassen sich vergleichen',
      step: 'Nehmen Sie abgeschlossene und ausgewertete Interviews hinzu.',
    },
    TOO_MANY_COMPARISONS: {
      title: 'Zu viele Vergleiche laufen gerade',
      step: 'Warten Sie, bis einer davon fertig ist.',
    },
    TOO_MANY_REHEARSALS: {
      title: 'Zu viele Proben laufen gerade',
      step: 'Warten Sie, bis eine davon fertig ist.',
    },
    TOO_MANY_SAMPLES: {
      title: 'Die Hörproben von heute sind verbraucht',
      step: 'Versuchen Sie es morgen (UTC) wieder.',
    },
    TOO_MANY_TESTS: {
      title: 'Die Testinterviews von heute sind verbraucht',
      step: 'Versuchen Sie es morgen (UTC) wieder, oder legen Sie ein Interview an, das kein Test ist.',
    },
    UNSUPPORTED_CHARACTERS: {
      title: 'Ein PDF kann einige Zeichen des Interviews nicht zeigen',
      step: 'Exportieren Sie es als Word (DOCX).',
    },
    VARIABLE_IN_USE: {
      title: 'Agenten verwenden diese Variable',
      step: 'Entfernen Sie sie zuerst aus deren Anweisungen.',
    },
    VARIABLE_NAME_EXISTS: {
      title: 'Eine Variable mit diesem Namen gibt es schon',
      step: 'Wählen Sie einen anderen Namen.',
    },
  },
  invalid: {
    title: 'Die Plattform hat die Eingabe abgelehnt',
    step: 'Berichtigen Sie das Feld, das die Meldung nennt, und versuchen Sie es erneut.',
  },
  forbidden: {
    title: 'Sie haben hierauf keinen Zugriff',
    step: 'Bitten Sie einen Administrator des Kontos um Zugriff.',
  },
  missing: { title: 'Das gibt es nicht', step: 'Vielleicht wurde es gelöscht. Gehen Sie zurück zur Liste.' },
  conflict: {
    title: 'Der aktuelle Stand lässt das nicht zu',
    step: 'Laden Sie die Seite neu und prüfen Sie, ob die Aktion noch nötig ist.',
  },
  tooLarge: {
    title: 'Die Anfrage ist zu groß',
    step: 'Kürzen Sie die Texte oder teilen Sie die Anfrage auf.',
  },
  tooMany: { title: 'Zu viele Anfragen', step: 'Warten Sie einen Moment, und versuchen Sie es dann erneut.' },
  outage: {
    title: 'Der Dienst hat ein Problem',
    step: 'Versuchen Sie es in einer Minute erneut. Bleibt das Problem, senden Sie die Anfrage-ID an den Betreiber.',
  },
  offline: {
    title: 'Keine Verbindung',
    step: 'Prüfen Sie Ihre Netzverbindung, und versuchen Sie es dann erneut.',
  },
  unexpected: {
    title: 'Etwas ist schiefgegangen',
    step: 'Laden Sie die Seite neu. Geschieht es wieder, melden Sie es dem Betreiber.',
  },
};
