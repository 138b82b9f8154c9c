import type { Language } from '@colloquy/contracts';

/** Words of the simulated expert. `{topic}` stands for words of the question, `{n}` for a number of two digits. */
export interface ExpertWords {
  answers: readonly string[];
  /** Replies to follow-ups. */
  examples: readonly string[];
  fewWords: readonly string[];
  fewMoreWords: readonly string[];
  shortAnswers: readonly string[];
  leave: string;
  /** A statement that is off the record. */
  aside: string;
  backOnTheRecord: string;
  yes: string;
  goAhead: string;
}

const en: ExpertWords = {
  answers: [
    'On “{topic}”, our costs rose by {n} percent in 2024, because two suppliers raised their prices. We signed contracts for two years, which saved about {n}0,000 euros.',
    'We measured “{topic}” at {n} sites for eight months. Four of them caused most of the delays, because their teams changed every quarter.',
    'For “{topic}” we compared five offers and chose the second cheapest. Its engineers arrive within four hours, so we lost only {n} hours of production last year.',
    'With “{topic}”, lead times fell by {n} days in March 2023. The plants order directly now, because head office had become a bottleneck.',
    'A team of six handled “{topic}” for three years. It reduced failures by {n} percent, because one mechanic cleaned the sensors every week.',
    'Our auditors reviewed “{topic}” twice in 2022. They found {n} missing records, so we replaced the spreadsheets with a database within four months.',
  ],
  examples: [
    'For example, the plant in Lyon cut its failures by {n} within a year, because the night shift was trained as well.',
    'The largest part, about {n},000 euros a year for each site, came from energy, because the old pumps ran day and night.',
    'In one case the regulator visited twice and stopped the line for {n} days, because the temperature records were incomplete.',
  ],
  fewWords: ['About {n} percent.', 'Mostly the costs.', 'Two years, roughly.', 'Quite often.'],
  fewMoreWords: ['Because of the price.', 'The suppliers, mainly.', 'Around 2023.'],
  shortAnswers: [
    'It took {n} weeks in 2024, because the office has only two engineers.',
    'Costs rose by {n} percent, so we stopped two of five projects.',
    'About {n} sites waited, because the supplier delivered pumps too late.',
  ],
  leave: 'I have to go now, I am sorry.',
  aside: 'Off the record, please: our largest customer almost left us over this last year.',
  backOnTheRecord: 'We are back on the record now.',
  yes: 'Yes, please.',
  goAhead: 'Thank you, please go ahead.',
};

const de: ExpertWords = {
  answers: [
    'Bei „{topic}“ stiegen unsere Kosten 2024 um {n} Prozent, weil zwei Lieferanten ihre Preise erhöht haben. Wir haben Verträge über zwei Jahre geschlossen und damit rund {n}0.000 Euro gespart.',
    'Wir haben „{topic}“ acht Monate lang an {n} Standorten gemessen. Vier davon verursachten die meisten Verzögerungen, weil dort jedes Quartal die Mannschaft wechselte.',
    'Für „{topic}“ haben wir fünf Angebote verglichen und das zweitgünstigste gewählt. Die Techniker sind in vier Stunden da, deshalb verloren wir im letzten Jahr nur {n} Produktionsstunden.',
    'Bei „{topic}“ sank die Lieferzeit im März 2023 um {n} Tage. Die Werke bestellen jetzt selbst, weil die Zentrale zum Engpass geworden war.',
    'Ein Team von sechs Leuten betreute „{topic}“ drei Jahre lang. Es senkte die Ausfälle um {n} Prozent, weil ein Mechaniker jede Woche die Sensoren reinigte.',
    'Unsere Prüfer haben „{topic}“ 2022 zweimal untersucht. Ihnen fehlten {n} Belege, deshalb haben wir die Tabellen in vier Monaten durch eine Datenbank ersetzt.',
  ],
  examples: [
    'Zum Beispiel senkte das Werk in Lyon seine Ausfälle in einem Jahr um {n}, weil auch die Nachtschicht geschult wurde.',
    'Der größte Teil, etwa {n}.000 Euro im Jahr je Standort, kam von der Energie, weil die alten Pumpen Tag und Nacht liefen.',
    'In einem Fall kam die Aufsicht zweimal und hielt die Linie {n} Tage an, weil die Temperaturprotokolle unvollständig waren.',
  ],
  fewWords: ['Etwa {n} Prozent.', 'Vor allem die Kosten.', 'Ungefähr zwei Jahre.', 'Ziemlich oft.'],
  fewMoreWords: ['Wegen des Preises.', 'Hauptsächlich die Lieferanten.', 'Um 2023.'],
  shortAnswers: [
    'Es dauerte im Jahr 2024 {n} Wochen, weil das Amt nur zwei Ingenieure hat.',
    'Die Kosten stiegen um {n} Prozent, deshalb stoppten wir zwei von fünf Projekten.',
    'Rund {n} Standorte warteten, weil der Lieferant die Pumpen zu spät schickte.',
  ],
  leave: 'Ich muss jetzt los, tut mir leid.',
  aside: 'Das bleibt unter uns: Unser größter Kunde hätte uns deswegen letztes Jahr fast verlassen.',
  backOnTheRecord: 'Ab jetzt dürfen Sie mich wieder zitieren.',
  yes: 'Ja, bitte.',
  goAhead: 'Danke, fangen Sie gerne an.',
};

const fr: ExpertWords = {
  answers: [
    'Pour « {topic} », nos coûts ont augmenté de {n} pour cent en 2024, parce que deux fournisseurs ont relevé leurs prix. Nous avons signé des contrats de deux ans, ce qui a économisé environ {n}0 000 euros.',
    'Nous avons mesuré « {topic} » sur {n} sites pendant huit mois. Quatre d’entre eux causaient la plupart des retards, parce que leurs équipes changeaient chaque trimestre.',
    'Pour « {topic} », nous avons comparé cinq offres et choisi la deuxième moins chère. Ses techniciens arrivent en quatre heures, donc nous n’avons perdu que {n} heures de production l’an dernier.',
    'Avec « {topic} », les délais ont baissé de {n} jours en mars 2023. Les usines commandent directement, parce que le siège était devenu un goulot.',
    'Une équipe de six personnes a suivi « {topic} » pendant trois ans. Elle a réduit les pannes de {n} pour cent, parce qu’un mécanicien nettoyait les capteurs chaque semaine.',
    'Nos auditeurs ont examiné « {topic} » deux fois en 2022. Il manquait {n} documents, donc nous avons remplacé les tableurs par une base de données en quatre mois.',
  ],
  examples: [
    'Par exemple, l’usine de Lyon a réduit ses pannes de {n} en un an, parce que l’équipe de nuit a aussi été formée.',
    'La plus grande part, environ {n} 000 euros par an et par site, venait de l’énergie, parce que les vieilles pompes tournaient jour et nuit.',
    'Dans un cas, l’autorité est venue deux fois et a arrêté la ligne {n} jours, parce que les relevés de température étaient incomplets.',
  ],
  fewWords: ['Environ {n} pour cent.', 'Surtout les coûts.', 'À peu près deux ans.', 'Assez souvent.'],
  fewMoreWords: ['À cause du prix.', 'Les fournisseurs, surtout.', 'Vers 2023.'],
  shortAnswers: [
    'Cela a pris {n} semaines en 2024, parce que le bureau n’a que deux ingénieurs.',
    'Les coûts ont augmenté de {n} pour cent, donc nous avons suspendu deux projets sur cinq.',
    'Environ {n} sites ont attendu, parce que le fournisseur a livré les pompes trop tard.',
  ],
  leave: 'Je dois partir maintenant, désolé.',
  aside: 'Entre nous, notre plus gros client a failli nous quitter à cause de cela l’an dernier.',
  backOnTheRecord: 'Maintenant, vous pouvez de nouveau me citer.',
  yes: 'Oui, s’il vous plaît.',
  goAhead: 'Merci, allez-y.',
};

const es: ExpertWords = {
  answers: [
    'En «{topic}», nuestros costes subieron un {n} por ciento en 2024, porque dos proveedores aumentaron sus precios. Firmamos contratos de dos años, lo que ahorró unos {n}0.000 euros.',
    'Medimos «{topic}» en {n} plantas durante ocho meses. Cuatro causaban la mayoría de los retrasos, porque sus equipos cambiaban cada trimestre.',
    'Para «{topic}» comparamos cinco ofertas y elegimos la segunda más barata. Sus técnicos llegan en cuatro horas, así que el año pasado solo perdimos {n} horas de producción.',
    'Con «{topic}», los plazos bajaron {n} días en marzo de 2023. Las plantas piden directamente, porque la central se había convertido en un cuello de botella.',
    'Un equipo de seis personas llevó «{topic}» durante tres años. Redujo las averías un {n} por ciento, porque un mecánico limpiaba los sensores cada semana.',
    'Nuestros auditores revisaron «{topic}» dos veces en 2022. Faltaban {n} documentos, así que sustituimos las hojas de cálculo por una base de datos en cuatro meses.',
  ],
  examples: [
    'Por ejemplo, la planta de Lyon bajó sus averías en {n} en un año, porque también se formó al turno de noche.',
    'La mayor parte, unos {n}.000 euros al año por planta, vino de la energía, porque las bombas antiguas funcionaban día y noche.',
    'En un caso el regulador vino dos veces y paró la línea {n} días, porque los registros de temperatura estaban incompletos.',
  ],
  fewWords: ['Un {n} por ciento.', 'Sobre todo los costes.', 'Unos dos años.', 'Bastante a menudo.'],
  fewMoreWords: ['Por el precio.', 'Los proveedores, principalmente.', 'Hacia 2023.'],
  shortAnswers: [
    'Tardó {n} semanas en 2024, porque la oficina solo tiene dos ingenieros.',
    'Los costes subieron un {n} por ciento, así que detuvimos dos de cinco proyectos.',
    'Unas {n} plantas esperaron, porque el proveedor entregó las bombas demasiado tarde.',
  ],
  leave: 'Tengo que irme ya, lo siento.',
  aside: 'Extraoficialmente: nuestro mayor cliente estuvo a punto de dejarnos por esto el año pasado.',
  backOnTheRecord: 'Ahora ya puede volver a citarme.',
  yes: 'Sí, por favor.',
  goAhead: 'Gracias, adelante.',
};

/** Words by language; in any other language the expert speaks English. */
export const expertWords: Readonly<Partial<Record<Language, ExpertWords>>> & { en: ExpertWords } = {
  en,
  de,
  fr,
  es,
};
