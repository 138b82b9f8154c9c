export const errors = {
  codes: {
    ANALYSIS_IN_PROGRESS: {
      title: 'Hay un análisis en curso',
      step: 'Espere a que termine y vuelva a intentarlo.',
    },
    CANNOT_MAKE_VARIABLE_REQUIRED: {
      title: 'Una variable opcional no puede pasar a ser obligatoria',
      step: 'Cree una variable obligatoria con otro nombre.',
    },
    EXPORT_TOO_LARGE: {
      title: 'La entrevista es demasiado larga para este formato',
      step: 'Expórtela como texto o como datos.',
    },
    FILTER_NOT_READY: {
      title: 'Este filtro aún se está preparando',
      step: 'Quite el filtro o vuelva a intentarlo en unos minutos.',
    },
    INTERVIEW_COMPLETED: {
      title: 'La entrevista está completada',
      step: 'Duplíquela para mantener otra conversación.',
    },
    INTERVIEW_IN_PROGRESS: {
      title: 'La entrevista está en curso',
      step: 'Espere a que termine la conversación y vuelva a intentarlo.',
    },
    INTERVIEW_NOT_IN_PROGRESS: {
      title: 'La entrevista no está en curso',
      step: 'Recargue la página para ver su estado actual.',
    },
    INTERVIEW_WITHDRAWN: {
      title: 'El experto retiró el consentimiento',
      step: 'No se puede hacer nada: los datos de la conversación se han eliminado.',
    },
    INVALID_VARIABLE_NAME: {
      title: 'El nombre de la variable no está permitido',
      step: 'Elija otro nombre según la regla del mensaje.',
    },
    MISSING_REQUIRED_VARIABLES: {
      title: 'Faltan valores obligatorios para el agente',
      step: 'Rellene los valores que indica el mensaje.',
    },
    NO_DIAL_IN_PHONE: {
      title: 'La entrevista no tiene número de teléfono',
      step: 'Introduzca primero un número.',
    },
    NOT_ANALYSED: {
      title: 'La entrevista aún no tiene análisis',
      step: 'Espere a que termine el análisis de la conversación.',
    },
    OUTSIDE_CALLING_HOURS: {
      title: 'A esta hora no se puede llamar al experto',
      step: 'Programe la llamada para la hora del mensaje o llame entonces.',
    },
    READ_ONLY: {
      title: 'Solo tiene acceso de lectura',
      step: 'Pida otro rol a un administrador de la cuenta.',
    },
    SESSION_ALREADY_OPEN: {
      title: 'El experto ya está conectado',
      step: 'Espere a que termine la conversación e inténtelo de nuevo.',
    },
    SESSION_NOT_PROCESSED: {
      title: 'La sesión aún se está procesando',
      step: 'Vuelva a intentarlo en unos minutos.',
    },
    SPEECH_OFF: {
      title: 'La plataforma no tiene síntesis de voz',
      step: 'Pida al operador que la configure.',
    },
    TELEPHONY_OFF: {
      title: 'Esta plataforma no hace llamadas',
      step: 'Envíe el enlace o pida al operador que configure la telefonía.',
    },
    TOO_FEW_INTERVIEWS: {
      title: 'Muy pocas de las entrevistas se pueden comparar',
      step: 'Añada entrevistas completadas y analizadas.',
    },
    TOO_MANY_COMPARISONS: {
      title: 'Hay demasiadas comparaciones en curso',
      step: 'Espere a que termine alguna.',
    },
    TOO_MANY_REHEARSALS: { title: 'Hay demasiados ensayos en curso', step: 'Espere a que termine alguno.' },
    TOO_MANY_SAMPLES: {
      title: 'Las muestras de voz de hoy se han agotado',
      step: 'Vuelva a intentarlo mañana (UTC).',
    },
    TOO_MANY_TESTS: {
      title: 'Las entrevistas de prueba de hoy se han agotado',
      step: 'Vuelva a intentarlo mañana (UTC) o cree una entrevista que no sea de prueba.',
    },
    UNSUPPORTED_CHARACTERS: {
      title: 'Un PDF no puede mostrar algunos caracteres de la entrevista',
      step: 'Expórtela como Word (DOCX).',
    },
    VARIABLE_IN_USE: {
      title: 'Hay agentes que usan esta variable',
      step: 'Quítela primero de sus instrucciones.',
    },
    VARIABLE_NAME_EXISTS: { title: 'Ya existe una variable con este nombre', step: 'Elija otro nombre.' },
  },
  invalid: {
    title: 'La plataforma rechazó los datos',
    step: 'Corrija el campo que indica el mensaje y vuelva a intentarlo.',
  },
  forbidden: {
    title: 'No tiene permiso para ver esto',
    step: 'Pida acceso a un administrador de la cuenta.',
  },
  missing: { title: 'Esto no existe', step: 'Quizá se haya eliminado. Vuelva a la lista.' },
  conflict: {
    title: 'El estado actual no lo permite',
    step: 'Recargue la página y compruebe si la acción sigue siendo necesaria.',
  },
  tooLarge: { title: 'La solicitud es demasiado grande', step: 'Acorte los textos o divida la solicitud.' },
  tooMany: { title: 'Demasiadas solicitudes', step: 'Espere un momento y vuelva a intentarlo.' },
  outage: {
    title: 'El servicio tiene un problema',
    step: 'Vuelva a intentarlo en un minuto. Si el problema continúa, envíe el ID de la solicitud al operador.',
  },
  offline: { title: 'No hay conexión', step: 'Compruebe su conexión de red y vuelva a intentarlo.' },
  unexpected: {
    title: 'Algo ha fallado',
    step: 'Recargue la página. Si vuelve a ocurrir, avise al operador.',
  },
};
