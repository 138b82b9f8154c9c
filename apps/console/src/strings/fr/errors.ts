export const errors = {
  codes: {
    ANALYSIS_IN_PROGRESS: {
      title: 'Une analyse est en cours',
      step: 'Attendez qu’elle soit terminée, puis réessayez.',
    },
    CANNOT_MAKE_VARIABLE_REQUIRED: {
      title: 'Une variable facultative ne peut pas devenir obligatoire',
      step: 'Créez une variable obligatoire avec un autre nom.',
    },
    EXPORT_TOO_LARGE: {
      title: 'L’entretien est trop long pour ce format',
      step: 'Exportez-le en texte ou en données.',
    },
    FILTER_NOT_READY: {
      title: 'Ce filtre est encore en préparation',
      step: 'Retirez le filtre, ou réessayez dans quelques minutes.',
    },
    INTERVIEW_COMPLETED: {
      title: 'L’entretien est terminé',
      step: 'Dupliquez-le pour mener une autre conversation.',
    },
    INTERVIEW_IN_PROGRESS: {
      title: 'L’entretien est en cours',
      step: 'Attendez la fin de la conversation, puis réessayez.',
    },
    INTERVIEW_NOT_IN_PROGRESS: {
      title: 'L’entretien n’est pas en cours',
      step: 'Rechargez la page pour voir son état actuel.',
    },
    INTERVIEW_WITHDRAWN: {
      title: 'L’expert a retiré son consentement',
      step: 'Il n’y a rien à faire : les données de la conversation ont été supprimées.',
    },
    INVALID_VARIABLE_NAME: {
      title: 'Le nom de la variable n’est pas autorisé',
      step: 'Choisissez un autre nom selon la règle du message.',
    },
    MISSING_REQUIRED_VARIABLES: {
      title: 'Il manque des valeurs obligatoires pour l’agent',
      step: 'Remplissez les valeurs que le message indique.',
    },
    NO_DIAL_IN_PHONE: {
      title: 'L’entretien n’a pas de numéro de téléphone',
      step: 'Saisissez d’abord un numéro.',
    },
    NOT_ANALYSED: {
      title: 'L’entretien n’a pas encore d’analyse',
      step: 'Attendez que l’analyse de la conversation soit terminée.',
    },
    OUTSIDE_CALLING_HOURS: {
      title: 'L’expert ne peut pas être appelé à cette heure',
      step: 'Planifiez l’appel pour l’heure du message, ou appelez à ce moment-là.',
    },
    READ_ONLY: {
      title: 'Vous avez un accès en lecture seule',
      step: 'Demandez un autre rôle à un administrateur du compte.',
    },
    SESSION_ALREADY_OPEN: {
      title: 'L’expert est déjà connecté',
      step: 'Attendez la fin de la conversation, puis réessayez.',
    },
    SESSION_NOT_PROCESSED: {
      title: 'La session est encore en cours de traitement',
      step: 'Réessayez dans quelques minutes.',
    },
    SPEECH_OFF: {
      title: 'La plateforme n’a pas de synthèse vocale',
      step: 'Demandez à l’exploitant de la configurer.',
    },
    TELEPHONY_OFF: {
      title: 'Cette plateforme n’appelle pas',
      step: 'Envoyez le lien, ou demandez à l’opérateur de configurer la téléphonie.',
    },
    TOO_FEW_INTERVIEWS: {
      title: 'Trop peu de ces entretiens peuvent être comparés',
      step: 'Ajoutez des entretiens terminés et analysés.',
    },
    TOO_MANY_COMPARISONS: {
      title: 'Trop de comparaisons sont en cours',
      step: 'Attendez que l’une d’elles soit prête.',
    },
    TOO_MANY_REHEARSALS: {
      title: 'Trop de répétitions sont en cours',
      step: 'Attendez que l’une d’elles soit prête.',
    },
    TOO_MANY_SAMPLES: { title: 'Les extraits vocaux du jour sont épuisés', step: 'Réessayez demain (UTC).' },
    TOO_MANY_TESTS: {
      title: 'Les entretiens de test du jour sont épuisés',
      step: 'Réessayez demain (UTC), ou créez un entretien qui n’est pas un test.',
    },
    UNSUPPORTED_CHARACTERS: {
      title: 'Un PDF ne peut pas afficher certains caractères de l’entretien',
      step: 'Exportez-le en Word (DOCX).',
    },
    VARIABLE_IN_USE: {
      title: 'Des agents utilisent cette variable',
      step: 'Retirez-la d’abord de leurs instructions.',
    },
    VARIABLE_NAME_EXISTS: { title: 'Une variable porte déjà ce nom', step: 'Choisissez un autre nom.' },
  },
  invalid: {
    title: 'La plateforme a refusé la saisie',
    step: 'Corrigez le champ que le message indique, puis réessayez.',
  },
  forbidden: {
    title: 'Vous n’avez pas accès à cet élément',
    step: 'Demandez l’accès à un administrateur du compte.',
  },
  missing: { title: 'Cela n’existe pas', step: 'Cela a peut-être été supprimé. Revenez à la liste.' },
  conflict: {
    title: 'L’état actuel ne le permet pas',
    step: 'Rechargez la page et vérifiez si l’action est encore nécessaire.',
  },
  tooLarge: {
    title: 'La requête est trop volumineuse',
    step: 'Raccourcissez les textes ou divisez la requête.',
  },
  tooMany: { title: 'Trop de requêtes', step: 'Attendez un instant, puis réessayez.' },
  outage: {
    title: 'Le service a un problème',
    step: 'Réessayez dans une minute. Si le problème persiste, envoyez l’identifiant de la requête à l’exploitant.',
  },
  offline: { title: 'Pas de connexion', step: 'Vérifiez votre connexion réseau, puis réessayez.' },
  unexpected: {
    title: 'L’opération a échoué',
    step: 'Rechargez la page. Si cela se reproduit, signalez-le à l’exploitant.',
  },
};
