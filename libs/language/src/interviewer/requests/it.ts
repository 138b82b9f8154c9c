import { explained, unlessReported } from './explained';
import { type RequestPatterns } from './patterns';

const ends = String.raw`(?= ?[,.!?;:…–-]|$| (?:per favore|per cortesia|per piacere|grazie|perché|ma|e|ora|adesso|subito|non|ho|mi|scusi|scusa|arrivederci|prego|che|poi|basta|la prego|sono|devo)(?![a-zà-ț]))`;
const please = `(?:per favore|per cortesia|per piacere|cortesemente|gentilmente|la prego(?: di)?|ti prego(?: di)?|magari|pure|grazie|scusi|scusa)`;
const talk = `(?:l'|la |questa |questo |il |lo |le |quest'|la nostra |il nostro |tutta la |tutta l')?(?:intervista|conversazione|colloquio|chiamata|telefonata|sessione|domande|discussione|chiacchierata|dialogo)`;
const now = `(?:ora|adesso|qui|qua|subito|immediatamente|già|per oggi|per me|${please}|e basta|tutto|con ${talk}|di (?:fare|farmi|rispondere a|rispondere alle|rispondere|parlare)(?: (?:domande|altre domande))?|con (?:questo|tutto questo|queste domande)|davvero|${talk})`;
const stop = `(?:fermarci|fermarmi|fermarsi|fermare|finirla|finire|finiamola|terminare|terminarla|interrompere|interromperla|interrompermi|smettere|smetterla|chiudere|chiuderla|concludere|concluderla|abbandonare|lasciare|riattaccare|riagganciare|mettere fine a|porre fine a|porre termine a|farla finita)`;
const wish = `(?:(?:(?:io )?(?:vorrei|voglio|preferirei|preferisco|desidero|desidererei|intendo|gradirei|ho deciso di|ho intenzione di|le chiedo di|ti chiedo di|chiedo di|mi piacerebbe|vi chiedo di))(?: ${please}){0,9})`;
const ask = `(?:(?:posso|possiamo|potremmo|potrei|può|puoi|potrebbe|potresti|potete|è possibile|sarebbe possibile|si può|vuole|dobbiamo|vogliamo)(?: ${please}){0,9})`;
const said = `(?:quello|quanto|ciò|tutto quello|tutto ciò|tutto quanto|qualsiasi cosa|qualunque cosa|le cose|tutte le cose)(?: che)? (?:(?:le|vi|ti) )?(?:ho|avrei|abbia) (?:(?:finora|già|fino a ora|fin qui|oggi) ){0,9}(?:detto|raccontato|risposto|condiviso|scritto|dichiarato|fornito)`;
const own = `(?:risposte|risposta|dati(?: personali)?|informazioni|parole|dichiarazioni|registrazion[ei]|voce|affermazioni|trascrizione|partecipazione)`;
const mine = `(?:tutt[eoi] (?:quello|quanto|ciò)(?: che)? (?:(?:le|vi|ti) )?(?:ho|abbia) (?:(?:finora|già|fino a ora|fin qui|oggi) ){0,9}(?:detto|raccontato|risposto|scritto|dichiarato)|ogni cosa che ho detto|(?:tutt[ei] )?(?:le mie|i miei|la mia|il mio) ${own}(?: e (?:(?:le mie|i miei|la mia) )?${own})?|(?:tutta )?(?:questa|quest'|l'intera |l')(?:intervista| intervista| conversazione| registrazione)|la registrazione|tutto (?:di me|su di me))`;
const consent = `(?:consenso|adesione|autorizzazione|approvazione|assenso|permesso|accordo|disponibilità|partecipazione)`;
const erase = `(?:cancelli|cancella|cancellate|elimini|elimina|eliminate|distrugga|distruggi|distruggete|rimuova|rimuovi|rimuovete|butti via|butta via|buttate via|tolga|togli|dimentichi|dimentica)`;
const toErase = `(?:cancellare|eliminare|distruggere|rimuovere|buttare via|togliere|cancellarmi)`;
const just = `(?:(?:quello|ciò|quanto|quel)(?: che)? (?:(?:le|vi|ti) )?(?:ho (?:appena |adesso |prima |or ora |poco fa )?(?:detto|raccontato)|(?:appena|adesso|prima) ho detto|dicevo)(?: (?:adesso|prima|ora|poco fa|un attimo fa))?|(?:l'ultima|la mia ultima|quell'ultima|quest'ultima|la) (?:frase|parte|affermazione|osservazione|cosa|battuta|dichiarazione)(?: che ho detto)?|(?:l'ultimo|il mio ultimo) (?:commento|pezzo|passaggio)|le (?:mie )?ultime parole|(?:quest|quell)'ultim[ao](?: (?:frase|cosa|parte|passaggio))?)`;
const this_ = `(?:questo|questa cosa|questa parte|ciò|quello che (?:sto per dire|dico|le dico|ti dico|vi dico|segue|sto dicendo)(?: (?:ora|adesso))?|quanto (?:segue|sto per dire|sto dicendo)|quel che (?:dico|segue)|il mio nome|le prossime (?:frasi|cose)|la prossima (?:frase|parte|cosa))`;
const later = `(?:domani|dopodomani|stasera|più tardi|dopo|in seguito|un altro giorno|un'altra volta|un altro momento|in un altro momento|un'altra giornata|in un secondo momento|la prossima (?:settimana|volta)|la settimana (?:prossima|che viene)|nel pomeriggio|questo pomeriggio|fra (?:un|un'|una|due|qualche|mezz')? ?(?:ora|ore|giorno|giorni|minuti)|tra (?:un|un'|una|due|qualche|mezz')? ?(?:ora|ore|giorno|giorni|minuti)|(?:il )?(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|quando (?:ho|avrò) (?:più )?tempo)`;
const resume = `(?:continuare|continuarla|continuiamo|finire|finirla|finiamo|terminare|terminarla|terminiamo|riprendere|riprenderla|riprendiamo|proseguire|proseguiamo|completare|completarla|risentirci|risentiamoci|sentirci|sentiamoci|richiamarmi|richiamare|richiamarla|richiamatemi|fare|farlo|farla|facciamo|rispondere|risponderò|rimandare|rimandiamo|spostare|spostiamo|parlarne|riparlarne|riparliamone|vederci|concludere|continuo|riprendo|finisco|completo)`;
const rest = `(?: (?:il resto|le altre domande|le ultime domande|le domande rimanenti|${talk}|questo|tutto|a|alle altre|alle ultime|domande|magari|per favore|forse|di|la parte che manca|in|al resto|con|qui))`;
const question = `(?:la domanda|l'ultima domanda|quello che ha (?:detto|chiesto)|quello che hai (?:detto|chiesto)|questa domanda|l'ultima parte|la prima parte)`;
const again = `(?:di nuovo|ancora(?: una volta)?|un'altra volta|un altra volta|nuovamente|più lentamente|più piano|più forte|da capo|${please}|per me|un attimo|un momento)`;

const reporting =
  'dice|disse|ha detto|dicono|hanno detto|diceva|dicevano|chiede|chiedono|chiedeva|ha chiesto|hanno chiesto|scrive';

const why = {
  leads: `ho cambiato idea(?: e)?|mi dispiace ma|ci ho ripensato|non ce la faccio più|sono stanc[oa]|non ho più voglia`,
  reasons: `perché|e non|non|ho|mi|sono|devo|grazie|ma|che (?:le |vi )?ho|al trattamento|dei miei|dato|a (?:questa|questo)|all'intervista|la prego|preferisco`,
};

export const it: RequestPatterns = {
  end: unlessReported(
    explained(
      [
        `<clause>${wish} ${stop}(?: ${now}){0,9}${ends}`,
        `<start>${ask} ${stop}(?: ${now}){0,9}${ends}`,
        `<clause>${ask} ${stop}(?: ${please}){0,9} (?:qui|${talk})(?: ${now}){0,9}${ends}`,
        `<clause>(?:fermiamoci|finiamola|finiamo|interrompiamo|terminiamo|chiudiamo|chiudiamola|concludiamo|smettiamo|smettiamola|piantiamola|facciamola finita|termini|termina|terminate|interrompa|interrompi|interrompete|finisca|finisci|smetta|smetti|smettete|chiuda|concluda|concludi|si fermi|fermati|ponga fine a)(?: (?:${now})){1,9}${ends}`,
        `<clause>(?:la smetta|smettila|smettetela|la finisca|finiscila|finitela|piantala|la pianti|fermiamoci|finiamola|chiudiamola|smettiamola)(?: (?:${now}|con queste domande|di farmi domande)){0,9}${ends}`,
        '<whole>(?:(?:stop|basta)[,.! ]+){1,9}(?:ho detto (?:basta|stop)|stop|basta|ora|adesso|così|fermi|fermo)',
        '<clause>(?:ho|le ho|ti ho) (?:già )?detto (?:basta|stop|di (?:smettere|fermarsi|fermarti|smetterla)|che (?:basta|voglio (?:finire|smettere|fermarmi|interrompere)))',
        `<clause>basta(?: (?:così|domande|con (?:le|queste|l'|questa|quest'|tutte queste) ?(?:domande|intervista|conversazione)|intervista|per oggi|per me|ora|adesso|grazie|davvero|per favore|chiudiamo|finiamo)){1,9}${ends}`,
        `<clause>(?:io )?non (?:voglio|desidero|intendo|ho voglia di|me la sento di|vorrei|ho più voglia di|ho intenzione di|sono più disposto a|sono più disposta a|sono disposto a|sono disposta a|ho più intenzione di)(?: più)? (?:continuare|proseguire|andare avanti|rispondere|parlare|partecipare|essere intervistat[oa]|fare (?:questa|quest'|l')? ?intervista|sentire|ricevere|rispondere a)(?: (?:più|oltre|ancora|a (?:nessuna|nessun'altra|altre|queste|ulteriori|alcuna)|alle (?:sue|tue|vostre)|ad altre|altre|nessun'altra|domand[ae]|domanda|con (?:lei|te|voi|una macchina|un robot|l'intervista|questa intervista|questa conversazione|questo colloquio)|all'intervista|a questa intervista|a questo colloquio|l'intervista|questa intervista)){0,9}${ends}(?<!non (?:voglio|vorrei|desidero|intendo) (?:rispondere|parlare))`,
        `<clause>(?:io )?non (?:rispondo|continuo|parlo|partecipo|proseguo|vado avanti) (?:più|oltre|ad altre domande|a nessun'altra domanda)(?: (?:a|alle|nessuna|altre|domande|con lei)){0,9}`,
        `<clause>(?:nessun'altra|niente altre|niente più|non più|nessuna altra) domand[ae]`,
        `<clause>non (?:mi )?(?:faccia|fare|fatemi|mi fate|farmi)(?:mi)? (?:più|altre)(?: altre)? domande`,
        `<clause>(?:ne ho|ho|ne abbiamo) (?:avuto )?(?:abbastanza|a sufficienza|fin troppo)(?: (?:di (?:questa|queste|quest'|questo) ?(?:intervista|domande|conversazione|colloquio)|ora|adesso|così|grazie)){0,9}${ends}(?<!ho abbastanza)`,
        `<clause>(?:ora|adesso|per me|direi che|credo che|penso che|così)? ?(?:è|può) (?:bastare|abbastanza|sufficiente)(?: (?:così|per oggi|per me|ora)){0,9}${ends}(?<=(?:così|per oggi|per me|ora|può bastare|adesso è (?:abbastanza|sufficiente)|ora è (?:abbastanza|sufficiente)))`,
        `<clause>(?:può|mi può) bastare(?: così)?${ends}`,
        '<whole>(?:arrivederci|arrivederla|addio|ciao(?: ciao)?|buona giornata|buonasera|a mai più|la saluto|vi saluto|ti saluto|riattacco|riaggancio|chiudo qui|metto giù)(?: (?:e grazie|grazie|allora))?',
        '<clause>(?:mi lasci (?:in pace|stare)|lasciami (?:in pace|stare)|lasciatemi (?:in pace|stare)|non mi (?:chiami|chiamate|chiamare) più|mi lasci andare)',
        `<clause>(?:io )?(?:ora |adesso )?(?:mi fermo|termino|interrompo|chiudo|riattacco|riaggancio|metto giù|smetto|abbandono|concludo|finisco)(?: (?:qui|qua|ora|adesso|subito|la (?:chiamata|conversazione|telefonata)|l'intervista|il (?:telefono|colloquio)|questa (?:intervista|conversazione)|di rispondere|il collegamento)){0,9}(?= ?[,.!;]|$| (?:grazie|arrivederci|perché|mi))(?<!(?:termino|interrompo|finisco|concludo|smetto))`,
        `<clause>(?:l'intervista|questa intervista|la conversazione|questa conversazione|il colloquio|la chiamata) (?:è|finisce|termina|si chiude)(?: (?:per me|qui|ora|adesso|finit[ao]|terminat[ao]|chius[ao]|conclus[ao])){1,9}(?= ?[,.!]|$)`,
        `<clause>(?:fine|stop) (?:dell'|all'|della |alla |con l'|con le )(?:intervista|conversazione|domande|chiamata)`,
        `<clause>(?:per me|io) (?:finisce|finiamo|ho finito|ho chiuso|si chiude) qui`,
      ],
      why,
    ),
    reporting,
  ),
  endPerhaps: [
    '<whole>(?:stop|basta|basta così|fine|finito|finita|fermo|fermi|ferma|smetta|smettila|abbastanza|chiudiamo|finiamo|terminare|termina|annulla|ho finito|può bastare|ok basta|fermiamoci|interrompi|interrompa|esci|uscire|non più|sufficiente|è abbastanza|è sufficiente)',
    '<whole>(?:(?:questo |ecco,? )?è tutto(?: (?:per oggi|per me|da parte mia|quello che ho)){0,9}|mi arrendo|lasci perdere|lasciamo perdere|lascia perdere|lasciamo stare|non ce la faccio più|non ne posso più|non voglio più|ci fermiamo\\??)',
  ],
  withdraw: unlessReported(
    explained(
      [
        `(?:ritiro|ritirare|revoco|revocare|annullo|annullare|ritratto|tolgo|togliere|ritirato|revocato|rinuncio|rinunciare|nego|sospendo|retrocedo dal)(?: (?:subito|ora|adesso|qui|quindi|formalmente|al?)){0,9} (?:il mio|la mia|al mio|alla mia|questo mio|ogni mio) ${consent}`,
        `(?:il mio|la mia|mio|mia) ${consent}(?: (?:è|viene|vorrei|voglio|sia|deve essere|va|lo|la|intendo|desidero|che sia|venga|a questa intervista|all'intervista|a questo studio)){0,9} (?:ritirat[oa]|revocat[oa]|annullat[oa]|ritiro|revoco|ritirarl[oa]|revocarl[oa]|ritirare|revocare)`,
        `<clause>(?:(?:io )?(?:vorrei|voglio|desidero|intendo|ho deciso di|preferisco|chiedo di|devo) )(?:ritirare|revocare|annullare|ritirarmi|tirarmi (?:fuori|indietro))(?: (?:il|la|l'|dal|dallo|dalla|dall'|da|questo|questa|mio|mia|subito|ora)){0,9} ?(?:${consent}|studio|ricerca|intervista|progetto|colloquio)?${ends}(?<=${consent}|studio|ricerca|intervista|progetto|colloquio|ritirarmi|fuori|indietro)`,
        `<clause>(?:io )?(?:ritiro|revoco) (?:subito |ora |adesso )?(?:il|la|l') ?${consent}`,
        `<clause>(?:io )?(?:mi ritiro|mi tiro (?:fuori|indietro))(?: (?:dall'intervista|da questa intervista|dallo studio|dalla ricerca|da questo studio|dal progetto|subito|ora|da questa ricerca)){0,9}${ends}`,
        `<clause>(?:io )?non (?:do|acconsento|autorizzo|accetto|sono (?:più )?(?:d'accordo)|concedo|presto|sono più consenziente)(?: (?:più|il mio|il|alcun|nessun)){0,9}(?: ?${consent})?(?: (?:a|al|all'|alla|che|su|con|per|di|l').{1,60})?(?:(?:,| e) (?:per favore )?(?:quindi )?${erase} ${mine})?(?= ?[,.!]|$)(?<=(?:più(?: d'accordo)?|acconsento|autorizzo|consenso|autorizzazione|permesso|assenso)(?: .{1,60})?)(?<!non accetto più .{1,60})`,
        `<clause>${erase}(?: ${please}){0,9} ${mine}`,
        `<clause>(?:${ask}|${wish}|(?:vi|le|ti) (?:chiedo|prego) di|deve|dovete|devi|esigo che|pretendo che|chiedo che|voglio che|vorrei che)(?: (?:lei|voi|tu|venga|vengano|sia|siano|fosse|fossero|si|${please})){0,9} (?:${toErase}|${erase}|cancellasse|cancellaste|eliminasse|eliminaste|cancelliate|eliminiate|cancellat[oaei]|eliminat[oaei]|distrutt[oaei]) ${mine}`,
        `<clause>(?:voglio che|vorrei che|chiedo che|desidero che|esigo che|pretendo che) ${mine} (?:venga|vengano|sia|siano|venisse|venissero|fosse|fossero)(?: (?:subito|completamente|tutte|tutti|tutto)){0,9} (?:cancellat|eliminat|distrutt|rimoss)[oaei]`,
        `<clause>${mine} (?:va|vanno|deve essere|devono essere|dev'essere|deve|devono)(?: (?:subito|essere|tutte|tutti)){0,9} (?:cancellat|eliminat|distrutt|rimoss)[oaei]`,
        `<clause>non (?:usi|usate|usare|utilizzi|utilizzate|utilizzare|conservi|conservate|conservare|pubblichi|pubblicate|pubblicare|diffonda|diffondete|tenga|tenete)(?: (?:più|mai|nulla|niente|nessuna|nessuna parte|alcuna|delle|dei|di)){0,9} ?(?:${mine}|${said}|(?:le )?mie ${own}|(?:di )?quello che ho detto|(?:di )?(?:ciò|quanto) (?:che )?ho detto|di questa intervista)`,
        `<clause>non (?:può|potete|puoi|dovete|deve|devi|autorizzo (?:lei|voi)? ?a) (?:più )?(?:usare|utilizzare|conservare|pubblicare|diffondere|tenere)(?: (?:più|nulla|niente|di|delle|nessuna)){0,9} ?(?:${mine}|${said}|mie ${own}|quello che ho detto|ciò che ho detto)`,
        `<clause>non (?:voglio|vorrei|desidero) che (?:(?:venga|vengano|sia|siano|si|fosse|fossero|lei|voi|tu) ){0,9}(?:usat[oaei]|utilizzat[oaei]|conservat[oaei]|usi|usiate|usino|utilizzi|utilizziate|conserviate|pubblichiate|registrat[oaei])(?: (?:più|nulla|niente|nessuna|di|delle)){0,9} ?(?:${mine}|${said}|mie ${own}|quello che ho detto|ciò che ho detto)`,
        `<clause>non (?:voglio|vorrei|desidero) che (?:${mine}|${said}|nulla di quello che ho detto|niente di ciò che ho detto)(?: .{0,12})? (?:venga|vengano|sia|siano|fosse|fossero) (?:usat|utilizzat|conservat|pubblicat|diffus)[oaei]`,
        `<clause>(?:ritiro|ritratto|ritiriamo) (?:tutto|ogni cosa|tutte le mie (?:risposte|dichiarazioni)|le mie (?:risposte|dichiarazioni))`,
        `<clause>(?:niente|nulla) di (?:quello|ciò|quanto)(?: che)? ho detto (?:deve|può|dovrà|va|sia) (?:essere )?(?:usat|utilizzat|conservat|pubblicat)[oaei]`,
      ],
      why,
    ),
    reporting,
  ),
  withdrawPerhaps: [
    `<whole>(?:(?:${erase}|può cancellare|puoi cancellare|cancellare|eliminare) (?:pure )?(?:tutto|tutto quanto|ogni cosa))`,
    '<clause>non avrei (?:mai )?dovuto (?:accettare|partecipare|acconsentire|dire di sì|dare il consenso|rispondere|fare questa intervista)',
    "<clause>mi (?:pento|sono pentit[oa])(?: (?:di|d')? ?(?:aver|avere|questa|partecipare|essermi|questo).{0,30})?(?= ?[,.!]|$)",
  ],
  'finish-later': unlessReported(
    [
      `<clause>(?:${ask}|${wish}|(?:sarebbe|è|va bene|va bene se|le va|ti va|che ne dice di|magari)(?: (?:possibile|se|di|meglio|ok)){0,9}|si potrebbe|dovremmo)${rest}* ${resume}${rest}* ${later}`,
      `<clause>(?:${resume})${rest}* ${later}(?= ?[,.!?]|$| (?:per favore|grazie|se|va bene|le va|con))(?<!(?:fare|rispondere|concludere|richiamare|spostare) .{0,30}(?:dopo|lunedì))`,
      `<clause>(?:possiamo|posso|potremmo) (?:magari )?${later} (?:${resume})`,
      `<clause>(?:${later},? )(?:continuiamo|riprendiamo|finiamo|proseguiamo|continuo|riprendo|finisco)(?: (?:l'intervista|il resto|questa conversazione|qui|noi))?(?= ?[,.!?]|$)`,
      `<clause>(?:mi (?:richiami|richiama|richiamate|chiami|chiama|telefoni)|richiamami|chiamami|richiamatemi)(?: (?:per favore|magari|voi)){0,9} (?:${later})`,
      `<clause>(?:ora |adesso |purtroppo |scusi,? )?devo (?:(?:proprio|purtroppo|ora|adesso|già|subito) ){0,9}(?:andare(?: via)?|andarmene|scappare|riagganciare|lasciarla|lasciarvi|lasciarti|uscire|chiudere|correre|staccare|interrompere|salutarla|entrare in (?:una )?riunione|andare in (?:una )?riunione|andare a (?:una|un)?.{0,20})(?: (?:ora|adesso|subito|purtroppo|via|fra [a-zà-ț]+ minuti|tra [a-zà-ț]+ minuti)){0,9}${ends}`,
      `<clause>(?:ho|tra poco ho|adesso ho|ora ho|fra poco ho) (?:una riunione|un appuntamento|un impegno|un'altra (?:chiamata|riunione))(?: (?:ora|adesso|fra|tra|[a-zà-ț]+|minuti)){0,9}${ends}`,
      `<clause>(?:non ho (?:più )?tempo(?: (?:ora|adesso))?|(?:ora|adesso|in questo momento) non (?:posso|ho tempo|riesco|è un buon momento|mi è possibile|ho più tempo)|non è un buon momento|(?:ora|adesso) no(?= ?[,.]|$))${ends}`,
      `<clause>(?:facciamo|possiamo fare|mi serve) una pausa`,
      `<clause>(?:il resto|le altre domande|le ultime domande)(?: [a-zà-ț]+){0,4} ${later}`,
    ],
    reporting,
  ),
  'off-the-record': [
    'off(?:-| )(?:the(?:-| ))?record',
    'in via (?:ufficiosa|confidenziale|riservata|del tutto riservata)',
    '(?:in forma|a titolo) (?:confidenziale|ufficiosa|riservata|anonima)',
    '(?:detto |sia detto |rimanga |resti )?(?:tra|fra) (?:noi(?: due)?|me e (?:lei|te)|lei e me|te e me)(?= ?[,.:;!]|$| (?:per favore|però|il|la|ma|lo))',
    `(?:questo|questa cosa|ciò|quello che (?:dico|le dico|ti dico|sto per dire|segue)|la cosa)(?: (?:deve|dovrebbe|che|resti|rimanga|resta|rimane|restare|rimanere|vorrei|per favore|però|mi raccomando)){0,9} (?:tra|fra) (?:di )?noi`,
    `non (?:mi |lo |la )?(?:citi|citate|citare|cita|citarmi|citatemi|citarlo|attribuisca|attribuirmi|attribuire)(?: (?:su (?:questo|questa cosa)|per (?:questo|nome)|${this_}|con nome|in merito)){0,9}${ends}(?<!(?:di|per|a|che|si|può|possono|vogliono|preferiscono) non citare)`,
    `non (?:(?:lo|la|mi) )?(?:scriva|scrivi|scrivete|scriverlo|scrivetelo|scriverla|annoti|annotare|annotarlo|registri|registrare|registrarlo|registrate|pubblichi|pubblicare|pubblicarlo|pubblicate|riporti|riportare|riportarlo|riportate|divulghi|divulgare|divulgarlo|divulgate|diffonda|trascriva|trascrivere|metta|mettere|metterlo|mettetelo|inserisca|inserire|inserirlo|riferisca|riferire|usi|usare|usarlo|utilizzi|utilizzarlo|prenda nota|prendere nota|menzioni|menzionare|faccia)(?: (?:${this_}|per iscritto|nel (?:verbale|rapporto|resoconto|report)|nella (?:trascrizione|relazione|registrazione)|agli atti|a verbale|di questo|parola|in giro|a nessuno|il mio nome|da nessuna parte|nero su bianco)){1,9}`,
    `<clause>non (?:lo |la )(?:scriva|scrivi|scrivete|annoti|registri|pubblichi|riporti|divulghi|trascriva|metta|usi|dica|dica a nessuno|racconti|ripeta)(?: (?:per favore|per cortesia|a nessuno|in giro|da nessuna parte)){0,9}${ends}`,
    `(?:preferirei|preferisco|vorrei|la prego di|le chiedo di|ti prego di|si prega di|per favore|meglio|le chiederei di|mi raccomando)(?:,)? (?:che )?non (?:(?:essere|venisse|venga|fosse|sia|mi|lo|voglio) ){0,9}(?:citat[oa]|registrat[oa]|riportat[oa]|pubblicat[oa]|scritt[oa]|menzionat[oa]|citarmi|citare|registrare|registrarlo|riportare|riportarlo|pubblicare|pubblicarlo|scrivere|scriverlo|trascrivere|divulgare|divulgarlo|citi|registri|riporti|pubblichi|citasse|registrasse|riportasse|diffondere|annotare|annotarlo)(?: (?:${this_}|su questo|per nome)){0,9}`,
    `non (?:può|puoi|potete|deve|devi|dovete|voglio che|vorrei che)(?: (?:lei|tu|voi|si|mi|lo|venga|essere)){0,9} ?(?:citar(?:mi|e|lo)|registrar(?:e|lo)|scriver(?:e|lo)|riportar(?:e|lo)|pubblicar(?:e|lo)|annotar(?:e|lo)|divulgar(?:e|lo)|usar(?:e|lo)|citi|riporti|registri|scriva|registrato|citato|pubblicato|riportato)(?: (?:${this_}|su questo|in merito|per nome)){1,9}`,
    `<clause>(?:${this_}) (?:(?:però|per favore) )?(?:non (?:(?:va|deve|lo|la|può|è|dovrebbe|vorrei che|voglio che|si) ){0,9}(?:essere |venga |finisca |finire |fosse ){0,9}(?:scriva|scriverlo|registri|citi|pubblichi|riporti|metta|registrat[oa]|citat[oa]|pubblicat[oa]|riportat[oa]|scritt[oa]|divulgat[oa]|per la pubblicazione|da pubblicare|da citare|destinat[oa] alla pubblicazione|mess[oa]|da mettere|uscire|uscisse|esca|finire|finisca|trapelare|trapeli|pubblico|ufficiale|resa? pubblic[oa]))`,
    'non (?:è )?(?:per la pubblicazione|da pubblicare|per la registrazione|per il verbale|da verbalizzare|per uso pubblico|da citare|per essere citato|destinato alla pubblicazione)',
    `(?:questo|questa cosa|quello che (?:dico|le dico|ti dico|sto per dire|segue)|quanto (?:segue|sto per dire)|ciò che (?:segue|sto per dire|dico)|la prossima (?:parte|cosa))(?: (?:è|deve|dovrebbe|resti|resta|rimanga|rimane|restare|rimanere|essere|sia|glielo dico|te lo dico|lo dico|strettamente|del tutto|assolutamente|molto|però|in via|che|vorrei)){0,9} (?:riservat[oa]|confidenziale|in confidenza|segret[oa]|ufficios[oa]|non ufficiale|anonim[oa])(?= ?[,.:;!]|$| (?:e|ma|però|per favore))`,
    '<clause>(?:(?:detto |glielo dico |te lo dico |lo dico )?in (?:assoluta |tutta |stretta |massima )?confidenza|ufficiosamente|confidenzialmente|in modo (?:confidenziale|riservato|ufficioso)|a microfoni spenti|a registratore spento|a microfono spento)(?= ?[,:.]|$| (?:posso|le|ti|il|la))',
    `(?:lo |la |li )?(?:tenga|tieni|tenete|teniamo|tenere|tenerlo|tenetelo|tenerla|mantenga|lasci|lasciate|lascia)(?:lo|la)? ?(?:${this_} )?(?:per (?:sé|lei|te|voi|favore)|fuori (?:dal(?:la)?|dal) (?:verbale|registrazione|trascrizione|rapporto|report|intervista)|riservat[oa]|segret[oa]|confidenziale|anonim[oa]|tra noi|fra noi)`,
    `(?:spenga|spegni|spegnete|fermi|ferma|interrompa|interrompi|metta in pausa|sospenda|stoppi|blocchi)(?: (?:un attimo|per favore|un momento|pure)){0,9} (?:la registrazione|il registratore|il microfono|il nastro)`,
    `(?:può|potrebbe|puoi|potete|possiamo) (?:per favore )?(?:spegnere|fermare|interrompere|sospendere|mettere in pausa|stoppare) (?:un attimo |un momento )?(?:la registrazione|il registratore|il microfono|il nastro)`,
    `<clause>(?:io )?(?:questo |questa cosa )?(?:non (?:gliel'|te l'|l'|ve l'|lo )?ho (?:mai )?detto(?: io| questo)?)(?= ?[,.!]|$)`,
    '<clause>che (?:resti|rimanga) (?:tra noi|fra noi|qui|in questa stanza)',
    'nessuno (?:deve|dovrebbe|può) (?:saperlo|sapere questo|sentire questo|leggere questo)',
  ],
  'on-the-record': [
    '(?:di nuovo|nuovamente|ancora|torniamo|tornare|ritorniamo)(?: (?:in (?:modo|via|forma)|a essere|ad essere|on|alla|sul)){0,9} (?:ufficial(?:e|i|mente)|the record|record|registrazione|on the record|registrabile)',
    '(?:da (?:ora|adesso|qui|questo momento)(?: in (?:poi|avanti))?)(?: (?:è|siamo|può|puoi|tutto|si|di nuovo|possiamo)){0,9} (?:ufficiale|ufficialmente|citar(?:mi|e)|registrare|scrivere|on the record|annotare|usare|riprendere)',
    '<clause>(?:ora |adesso |questo |di nuovo )?(?:mi |lo )?(?:può|puoi|potete)(?: (?:di nuovo|pure|ora|adesso|tornare a|ricominciare a|riprendere a|anche)){0,9} (?:citar(?:mi|lo|e)|registrare|registrarlo|scrivere|scriverlo|annotare|usare|usarlo|riaccendere|riprendere)(?: (?:questo|la registrazione|il registratore|il microfono|a registrare|quello che dico)){0,9}',
    '<clause>(?:riprenda|riprendi|riprendiamo|riaccenda|riaccendi|ricominci|ricomincia|riavvii)(?: (?:pure|ora)){0,9} (?:la registrazione|a registrare|il registratore|il microfono)',
    '<clause>(?:il resto|questo|quello che segue) (?:è|non è più) (?:di nuovo )?(?:ufficiale|pubblico|citabile|riservato|confidenziale)(?<!(?:questo|resto|segue) è (?:riservato|confidenziale))',
    '<whole>(?:on the record|ufficialmente|(?:torniamo )?(?:on record|ufficiale|ufficiali))',
  ],
  strike: [
    `(?:cancelli|cancella|cancellate|tolga|togli|togliete|dimentichi|dimentica|dimenticate|ignori|ignora|ignorate|elimini|elimina|eliminate|rimuova|rimuovi|scarti|scarta|tagli|taglia|non consideri|non tenga conto di|non contare|stralci|stralcia|depenni|lasci perdere|lascia perdere|lasci stare|sorvoli su|ometta)(?: ${please}){0,9} (?:${just}|di ${just})`,
    `(?:cancelli|tolga|dimentichi|ignori|elimini|cancella|togli|elimina)(?: ${please}){0,9} (?:questo|quest'ultimo|quello che ho detto|ciò che ho detto|quanto ho detto|questa frase|quella frase|questa parte|quella parte)${ends}`,
    `(?:lo|la) (?:cancelli|tolga|stralci)(?= per (?:favore|cortesia|piacere))`,
    `<clause>(?:lo |la )(?:cancelli|tolga|elimini|dimentichi|ignori|tagli|stralci|rimuova)(?: ${please}){0,9}${ends}`,
    `<clause>(?:cancellalo|toglilo|eliminalo|dimenticalo|ignoralo|toglietelo|cancellatelo|eliminatelo|cancellala|toglila|lasci perdere(?: quello)?|toglierlo|cancellarlo|se lo dimentichi|se lo scordi)${ends}`,
    `(?:${ask}|${wish}|(?:le|ti|vi) (?:chiedo|chiederei) di|deve|devi|bisogna|sarebbe meglio|meglio)(?: ${please}){0,9} (?:cancellare|togliere|dimenticare|ignorare|eliminare|rimuovere|tagliare|stralciare|ritirare|ritrattare|rimangiarmi|omettere|depennare|non considerare|scartare) (?:${just}|questo|questa (?:frase|parte|cosa)|quella (?:frase|parte)|quest'ultim[ao])`,
    `<clause>(?:${ask}|${wish})(?: ${please}){0,9} (?:cancellarlo|toglierlo|eliminarlo|dimenticarlo|ignorarlo|tagliarlo|ritirarlo|cancellarla|toglierla)(?: (?:dalla registrazione|dalla trascrizione|dal verbale|per favore)){0,9}${ends}`,
    `(?:${just}|questo|questa frase|quella frase) (?:(?:può|puoi|va|andrebbe|deve|dovrebbe|lo|la|vorrei che|vada|fosse|essere|venga|venisse) ){1,9}(?:cancellarl[oa]|toglierl[oa]|cancelli|tolga|eliminarl[oa]|cancellat[oa]|tolt[oa]|eliminat[oa]|ignorat[oa]|ignorarl[oa]|dimenticarl[oa]|stralciat[oa]|tagliat[oa]|elimini)`,
    `<clause>(?:ritiro|ritratto|mi rimangio|rimangio) (?:tutto )?(?:${just}|quello che ho detto|ciò che ho detto|quanto detto|la (?:mia )?(?:ultima )?(?:affermazione|frase|dichiarazione)|le mie parole|l'ultima frase|questo|questa frase)`,
    `<clause>(?:lo|la) (?:ritiro|ritratto|rimangio)(?= ?[,.!]|$)`,
    `<clause>(?:questo |questa cosa )?non (?:avrei dovuto|dovevo|avrei mai dovuto) (?:dirlo|dire (?:questo|questa cosa|ciò|così|quello|una cosa del genere)|dirglielo|dirla|raccontarlo|parlarne|dire)(?= ?[,.!?]|$| (?:lo|la|mi|per|ma|scusi|cancell[a-zà-ț]*|tolg[a-zà-ț]*))`,
    `<whole>(?:come non detto|faccia (?:finta|conto) che non (?:abbia|l'abbia|ho) detto(?: (?:niente|nulla|questo))?|fai (?:finta|conto) che non (?:abbia|l'abbia|ho) detto(?: (?:niente|nulla|questo))?|non ho detto (?:niente|nulla)|facciamo finta (?:di niente|che non l'abbia detto)|cancella(?:re|tutto)?|anzi no,? (?:cancelli|cancella|lo cancelli))`,
    `<clause>(?:come se non|faccia (?:finta|conto) (?:che|come se) non|fai (?:finta|conto) (?:che|come se) non|fate (?:finta|conto) che non|facciamo finta che non) (?:l'|lo |gliel'|te l')?(?:avessi|abbia|ho)(?: mai)? detto`,
  ],
  repeat: [
    `(?:può|potrebbe|puoi|potresti|potete|vuole|le dispiace|ti dispiace|posso|potrei|mi può|me la può|me lo può|me la|mi)(?: ${please}){0,9} (?:ripetere|ripeterla|ripeterlo|ripetermi|ripetermela|ridire|ridirmi|rileggere|rileggermi|rileggerla|rifare|rifarmi|risentire|riascoltare|riformularmi|dire|leggere|fare|sentire|può ripetere|ripete|ripeti|rifà|ridice)(?: ${question})?(?: ${again}){0,9}${ends}(?<=(?:ripet|ridi|rilegg|rif|risentire|riascoltare).{0,60}|(?:nuovo|una volta|un'altra volta|capo|nuovamente|piano|lentamente|forte))`,
    `<clause>(?:ripeta|ripeti|ripetete|ripetere|rilegga|rifaccia|ridica|ripetimi|ripetiamo|mi ripeta|mi ripete|mi ripeti|mi rifaccia)(?: ${please}){0,9}(?: ${question})?(?: ${again}){0,9}${ends}`,
    'ripeta(?: la domanda|,? per favore)',
    `<clause>(?:lo|la|mi|me lo|me la) (?:dica|ripeta|ripete|ridica|legga|rilegga|rifaccia|dice|chieda|richieda)(?: ${question})?(?: ${again}){0,9}${ends}(?<=(?:ripet|ridic|rilegg|rifacc|richied).{0,60}|(?:nuovo|volta|capo|nuovamente|piano|lentamente|forte))`,
    `<whole>(?:come(?: (?:ha detto|hai detto|dice|scusi|prego|dici))?\\?*|ancora una volta|un'altra volta|di nuovo|la domanda (?:di nuovo|ancora|qual era)|cosa ha detto|cosa hai detto|che cosa ha detto|che ha detto|che hai detto|come ha detto|ripeto\\?|prego\\?|scusi\\?|cosa\\?|che cosa\\?|eh\\?|scusi come|scusi cosa|non (?:la |ti )?sento(?: (?:bene|più))?|qual era la domanda)`,
    `(?:qual|quale|quali) (?:era|è|sarebbe)(?: già| stata)? (?:la|l'|la sua|l'ultima) ?(?:ultima )?domanda`,
    `(?:che |che cosa |cosa |come )(?:ha|hai|mi ha|mi hai|aveva|diceva|dicevi|mi stava)(?: (?:appena|detto|chiesto|chiedendo|domandato|dicendo)){1,9}(?: (?:scusi|scusa|prima|adesso)){0,9}${ends}`,
    String.raw`<start>(?:come|prego|scusi|scusa|cosa|che cosa|eh|pardon|mi scusi|come scusi|scusi cosa)\s*\?`,
    `<clause>non (?:l'ho |la ho |ho |la |ti |l'|riesco a |si è |si |ho potuto )?(?:ho )?(?:capit[oa]|sentit[oa]|afferrat[oa]|intes[oa]|sento|sentire|sentirla|sentiv[oa]|sente|udit[oa])(?: (?:bene|nulla|niente|la domanda|l'ultima (?:parte|domanda|parola)|cosa ha (?:detto|chiesto)|quello che ha (?:detto|chiesto)|più|molto|benissimo|tutto|perfettamente|la fine|l'inizio|la sua domanda)){0,9}(?= ?[,.!?;:…]|$| (?:per favore|scusi|scusa|mi|può|potrebbe))(?<!non (?:ho|l'ho) capit[oa])`,
    `non ho (?:capito|sentito)(?: bene)?(?: la domanda)?(?= ?[,.!?;:…]|$| (?:per favore|scusi|scusa|mi|può|potrebbe))`,
    `<clause>(?:è caduta la linea|la linea (?:è caduta|è disturbata|va e viene|non è buona|si sente male)|si sente (?:male|malissimo)|la sento (?:male|malissimo))`,
  ],
  rephrase: [
    `(?:può|potrebbe|puoi|potresti|potete|vuole|mi può|me la può|me lo può|le dispiace|posso chiederle di)(?: ${please}){0,9} (?:spiegare|spiegarmi|spiegarla|spiegarlo|riformulare|riformularla|riformularmi|chiarire|chiarirmi|chiarirla|precisare|specificare|semplificare|formulare|esprimere|dire|dirlo|dirla|porre|fare|farmi|essere più (?:chiar[oa]|precis[oa]|specific[oa])|dirmi)(?: (?:meglio|${question}|cosa (?:intende|vuol dire|significa)(?: (?:con|per) .{1,40})?|che cosa (?:intende|significa)(?: (?:con|per) .{1,40})?)){0,9}(?: (?:in (?:altre parole|altri termini|un altro modo|modo (?:diverso|più semplice|più chiaro)|maniera diversa|parole (?:più )?semplici)|diversamente|altrimenti|con altre parole|meglio|più (?:semplicemente|chiaramente)|un po')){0,9}${ends}(?<!(?:dire|fare|farmi|dirmi|porre|formulare)(?: la domanda)?)`,
    `<clause>(?:che |che cosa |cosa |come )(?:intende|intendi|intendete|vuol dire(?! (?:questo |ciò )?per )|vuole dire|voleva dire|significa(?! (?:questo |ciò )?per )|vuoi dire|si intende|s'intende|vorrebbe dire|vuole sapere|vuol sapere|vuoi sapere|mi sta chiedendo|sta chiedendo)(?: (?:esattamente|precisamente|di preciso|qui|lei|in questo caso)){0,9}(?: (?:con|per|quando|di|da) .{1,60}| .{1,40}\\?)?(?= ?[,.!?]|$)`,
    `<clause>(?:cosa|che cosa|che) (?:sarebbe|sarebbero|è|sono) .{1,60}(?= ?\\?)(?<=sarebbe.*)`,
    `<clause>in (?:che|quale) senso(?:\\?|$| scusi)`,
    `<clause>non (?:capisco|comprendo|ho capito|mi è chiar[oa]|ho compreso|seguo|è chiar[oa]|sono sicur[oa] di (?:aver )?cap[a-zà-ț]+|sono cert[oa] di (?:aver )?cap[a-zà-ț]+|afferro)(?: (?:bene|molto|del tutto|esattamente|la|la sua|questa|domanda|cosa|che cosa|quello che|intende|intende dire|mi (?:sta )?chied[a-zà-ț]+|chiede|vuole|vuole sapere|voglia dire|il senso|con .{1,40}|per .{1,40}|il significato|della domanda|significa)){0,9}${ends}(?<!non (?:seguo|ho capito|è chiar[oa]|capisco)(?: molto| bene)?)`,
    `<whole>non (?:ho capito|capisco|è chiaro|mi è chiaro|la seguo|ho capito bene)`,
    `<clause>(?:la|questa|sua) domanda (?:non )?(?:è|mi sembra|mi pare) (?:poco |non |un po' |troppo |molto ){0,9}(?:chiara|vaga|confusa|complicata|difficile|lunga|ambigua|generica)`,
    `<clause>(?:riformuli|riformula|riformulate|riformulare|si spieghi|spiegati|si spieghi meglio|mi spieghi|spiegami|chiarisca|precisi|sia più chiar[oa])(?: (?:la domanda|meglio|per favore|cosa intende|che cosa intende|questo)){0,9}${ends}`,
    `<whole>(?:cioè\\??|ossia\\??|ad esempio\\?|tipo\\?|in altre parole\\?|vale a dire\\?|nel senso\\?|in che modo\\?|come sarebbe(?: a dire)?|che cosa esattamente|cosa esattamente|tipo cosa|con altre parole(?: per favore)?|in altre parole(?: per favore)?)`,
  ],
  skip: [
    `<whole>(?:passo|salto|salti|avanti|avanti,? (?:la )?prossima|prossima|la prossima|prossima domanda|passiamo oltre|andiamo avanti|saltiamo|no comment|nessun commento|nessuna risposta|passiamo alla (?:prossima|successiva)|la salto|la saltiamo|questa la salto|oltre|la successiva|saltiamola|saltala|passiamo)(?: per favore)?`,
    `<clause>(?:${ask}|${wish}|meglio|dobbiamo)(?: (?:magari|forse|${please})){0,9} (?:saltare|saltarla|passare|passare oltre|andare|andare avanti|evitare|lasciare|omettere|tralasciare|lasciar perdere|non rispondere|sorvolare)(?: (?:questa|questo|la|alla|su|oltre|a|domanda|prossima|successiva|un'altra|questa qui|perdere|avanti)){0,9}${ends}(?<!(?:lasciare|andare|passare|evitare))`,
    `<clause>(?:saltiamo|salti|salta|passiamo|passi|andiamo|vada|vai|tralasciamo|lasciamo|sorvoliamo)(?: (?:pure|questa|questo|la|alla|a|domanda|prossima|successiva|oltre|avanti|un'altra|su|perdere|stare)){1,9}${ends}(?<!(?:lasciamo|sorvoliamo) .{0,12}(?:questo|la))`,
    `<clause>(?:la )?(?:prossima|successiva) domanda(?:,? (?:per favore|prego|grazie))?(?= ?[,.!?;]|$)`,
    `<clause>(?:un'altra domanda|cambiamo domanda|domanda successiva)(?:,? per favore)?(?= ?[.!?]|$)`,
    `<clause>(?:a (?:questa|questa domanda|questo) )?(?:io )?(?:preferisco|preferirei|vorrei|meglio|mi scusi ma preferisco|scelgo di|mi riservo di)(?: di)? non (?:rispondere|dirlo|parlarne|pronunciarmi|commentare|dire niente|esprimermi|entrare in)(?: (?:a|questa|questo|domanda|su|merito|nel merito|a questo)){0,9}${ends}`,
    `<clause>(?:(?:a|su|di) (?:questa domanda|questo|questa|ciò) )?(?:io )?non (?:voglio|posso|desidero|intendo|rispondo|me la sento di|ho intenzione di|vorrei|sono autorizzat[oa] a)(?: (?:rispondere|parlarne|parlare|dirlo|commentare|pronunciarmi|esprimermi|entrare))?(?: (?:a|di|su|questa|questo|quella|domanda|alla|nel merito|questa domanda|quest'ultima)){0,9}${ends}(?<=(?:rispond|parl|dirlo|comment|pronunciar|esprim|entrare).{0,40})`,
    `<clause>(?:questa|questa domanda|quella) (?:la )?(?:salto|saltiamo|passo|evito|salterei|preferisco saltarla|meglio saltarla)`,
  ],
  'go-back': [
    `(?:${ask}|${wish}|ho bisogno di|vorrei|torniamo|ritorniamo|torni|torna|tornare|ritornare)(?: (?:magari|un attimo|un momento|per favore|per un attimo)){0,9}(?: (?:tornare|ritornare|tornare indietro|riprendere|andare|rivedere|riandare))?(?: (?:indietro|un attimo|un momento|per favore)){0,9} (?:alla|a quella|la|sulla|a|alle) (?:(?:prima|seconda|terza|precedente|scorsa|ultima|mia|domanda) )?(?:domanda|risposta|questione|quella|prima|precedente)(?: (?:precedente|di prima|prima|scorsa|iniziale|numero [a-zà-ț]+|due|uno|tre|su .{1,30}|sul .{1,30}|sulla .{1,30}|sui .{1,30}))?${ends}(?<=(?:torn|riprendere|rivedere|riandare|indietro).*)`,
    `<clause>(?:${ask}|${wish}|torniamo|torni|torna|andiamo|tornare)(?: (?:tornare|andare))? (?:un attimo |di )?(?:una domanda )?indietro(?: (?:di una domanda|alla|per favore|un attimo)){0,9}${ends}`,
    `<whole>(?:(?:la )?domanda (?:precedente|di prima)|indietro|torna indietro|torni indietro|la precedente|torniamo indietro|quella di prima)(?: per favore)?`,
    `<clause>(?:alla|sulla) domanda (?:precedente|di prima)(?: per favore)?(?= ?[,.?!]|$)`,
  ],
  wait: [
    `<whole>(?:(?:solo |soltanto )?(?:un|1) (?:attimo|momento|attimino|momentino|minuto|secondo|istante|minutino|secondino)(?: (?:solo|per favore|di pazienza|soltanto|che ci penso|prego)){0,9}|(?:aspetti|aspetta|attenda|attendi|aspettate)(?: (?:un|solo|attimo|momento|minuto|secondo|per favore|istante|po'|in linea)){0,9}|mi faccia pensare(?: (?:un attimo|un momento|bene|ci)){0,9}|fammi pensare(?: (?:un attimo|un momento|bene)){0,9}|ci (?:devo|vorrei) pensare(?: (?:un attimo|un momento|su|un po')){0,9}|ci penso(?: (?:un attimo|un momento)){0,9}|devo pensarci(?: (?:un attimo|un momento|su|un po')){0,9}|resti in linea|un po' di pazienza)`,
    `<clause>(?:(?:solo )?un (?:attimo|momento|attimino|momentino|secondo|minuto|istante)|(?:aspetti|aspetta|attenda|attendi|aspettate)(?: (?:un|solo|attimo|momento|minuto|secondo|per favore|istante)){0,9})(?= ?[,.!?;]|$| (?:per favore|che|mentre|mi|ci|devo|suonano|bussano|c'è|sto|qualcuno|solo))`,
    `<clause>(?:mi (?:dia|dai|date|serve|servirebbe|servono|lasci|conceda|occorre|ci vuole)|dammi|datemi|lasciami|ho bisogno di|avrei bisogno di|posso (?:avere|prendere|prendermi)|potrei avere|vorrei|ci vuole|mi prendo|mi servono)(?: (?:ancora|solo|per favore|soltanto)){0,9} (?:un|un po' di|una|due|cinque|qualche|dieci|il|\\d+|alcuni) ?(?:attimo|momento|minuto|minuti|secondo|secondi|tempo|pausa|istante|attimino|attimi|momenti|minutino)(?: (?:per (?:pensare|pensarci|riflettere|controllare|cercare|favore|.{1,20})|di (?:tempo|pausa|riflessione|pazienza)|solo)){0,9}${ends}`,
    `<clause>(?:mi (?:faccia|lasci)|fammi|lasciami|devo|vorrei)(?: (?:solo|un attimo|un momento|prima)){0,9} (?:pensare|pensarci|riflettere|rifletterci|controllare|verificare|guardare|cercare)(?: (?:un attimo|un momento|bene|un po'|su|una cosa|ci|un istante)){0,9}${ends}(?<!(?:devo|vorrei) (?:controllare|verificare|guardare|cercare|pensare))`,
    `<clause>(?:suonano (?:alla porta|il campanello)|hanno (?:suonato|bussato)|bussano|c'è (?:qualcuno )?(?:alla porta|qualcuno alla porta)|stanno (?:suonando|bussando))`,
    `<clause>(?:torno|sono) subito(?: (?:da lei|qui|di ritorno))?(?= ?[,.!]|$)`,
    `<clause>(?:può|potrebbe|puoi|possiamo|potete|potresti)(?: ${please}){0,9} (?:aspettare|attendere|fare una pausa|fermarci un attimo|darmi un (?:attimo|momento|minuto)|aspettarmi)(?: (?:un|attimo|momento|minuto|secondo|po'|istante)){0,9}${ends}`,
  ],
  'are-you-human': unlessReported(
    [
      `(?:lei è|tu sei|sei|siete|è lei|è|sei tu)(?: (?:davvero|proprio|per caso|forse|veramente|realmente|solo|una|un|uno|un'|vera|vero|in realtà|tipo|un vero|una vera|reale|vivente|umana|umano)){0,9} ?(?:un'|una |un )?(?:person[ae](?: (?:ver[ae]|real[ei]|in carne (?:e|ed) ossa|fisica))?|essere umano|uman[oa]|robot|bot|chatbot|macchina|computer|software|programma(?: informatico)?|intelligenza artificiale|ia|i\\.a\\.|ai|voce (?:registrata|automatica|sintetica)|risponditore|segreteria|operatore automatico|operatore umano|umani|macchine|assistente virtuale|automatic[oa])(?=\\s*\\?| o | oppure )`,
      `<start>(?:ma )?(?:(?:lei è|tu sei|sei|siete|è lei)(?: (?:davvero|proprio|per caso|forse|veramente|realmente|solo|una|un|uno|vera|vero|in realtà|un vero|una vera|reale|umana|umano)){0,9} ?(?:un')?(?:person[ae](?: (?:ver[ae]|real[ei]|in carne (?:e|ed) ossa|fisica))?|essere umano|uman[oa]|robot|bot|chatbot|macchina|computer|software|programma(?: informatico)?|intelligenza artificiale|ia|ai|voce registrata|assistente virtuale|reale|automatic[oa]))${ends}`,
      `<clause>(?:lei è|tu sei|sei|è lei)(?: (?:davvero|proprio|per caso|veramente|una|un|vera|vero|solo)){0,9} ?(?:un')?(?:persona(?: (?:vera|reale|in carne (?:e|ed) ossa))|essere umano|robot|intelligenza artificiale|chatbot|bot|macchina|computer)(?= ?[,.!?]|$| o )`,
      `<start>(?:questa|questo|quella|è|questo qui)(?: (?:è|davvero|per caso|solo|una|un|questa|questo|quella che sento|la sua)){0,9} ?(?:un')?(?:voce (?:registrata|automatica|sintetica|artificiale|di una macchina|di un robot)|robot|persona vera|persona reale|intelligenza artificiale|registrazione|sistema automatico|macchina|bot|chatbot|risponditore automatico|chiamata automatica|messaggio registrato|messaggio automatico)(?=\\s*\\?| o |$)`,
      `(?:sto|stiamo|starei) (?:(?:davvero|forse|per caso|proprio|in realtà|ora|adesso) ){0,9}(?:parlando|chattando|conversando|dialogando|comunicando|scrivendo) (?:con|a) (?:una? ?|un'|l')?(?:ver[oa] |person[ae] |essere |qualcuno |operatore ){0,9}(?:robot|bot|chatbot|macchina|computer|persona|umano|essere umano|vera|reale|intelligenza artificiale|ia|ai|in carne (?:e|ed) ossa|software|programma|risponditore|registrazione|automatico|qualcuno|assistente virtuale)(?= ?[,.!?]|$| (?:o|vero|vera|reale|umana|umano|in carne))`,
      `(?:parlo|parla) con (?:una? |un')?(?:robot|bot|chatbot|macchina|computer|persona(?: vera| reale)?|intelligenza artificiale|essere umano|ia|ai)\\s*(?:\\?|$| o )`,
      `<clause>con (?:chi|che cosa|cosa) (?:sto|stiamo|parlo|ho il piacere)(?: (?:parlando|a che fare|di parlare)){0,9}`,
      `<clause>(?:ma )?(?:lei )?(?:chi|che cosa|cosa) (?:è|sei)(?: (?:lei|tu|esattamente|veramente|davvero|realmente|di preciso)){1,9}(?= ?[?!.]|$)`,
      `<whole>(?:ma )?(?:chi (?:è|sei)|umano o macchina|uomo o macchina|robot o persona|persona o robot)`,
      `<clause>(?:posso|potrei|vorrei|voglio|si può)(?: (?:per favore))? parlare con (?:una persona|un essere umano|un operatore|qualcuno|un umano)(?: (?:vera|vero|reale|umano|in carne (?:e|ed) ossa))?(?= ?[,.!?]|$)`,
      `(?:persona(?: vera| reale)?|essere umano|uman[oa]|uomo) (?:o|oppure) (?:(?:di )?una? |un')?(?:robot|macchina|computer|ia|ai|bot|intelligenza artificiale|programma)(?= ?[?]|$)`,
      `(?:robot|macchina|computer|ia|ai|bot|intelligenza artificiale) (?:o|oppure) (?:una? |un )?(?:persona|essere umano|uman[oa]|operatore)(?: (?:vera|reale|in carne (?:e|ed) ossa))?(?= ?[?]|$)`,
      `(?:c'è|dall'altra parte c'è) (?:davvero |veramente )?(?:una persona(?: vera| reale)?|qualcuno|un essere umano)(?: (?:vero|vera|reale|in carne (?:e|ed) ossa))? (?:dall'altra parte|dietro|all'altro capo|in linea)`,
    ],
    reporting,
  ),
  'is-recorded': unlessReported(
    [
      `(?:(?:mi|ci|lo|la|questo|questa|tutto|la nostra) )?(?:sta|state|stai|stiamo|sto|stanno|starà|viene|verrà|vengo|verrò|vengono|verranno|sono|sarà|sarò|saranno|è|siamo)(?: (?:ora|adesso|per caso|forse|in questo momento|mi|tutto|tutta|questa|questo|la|il|essere|conversazione|chiamata|telefonata|colloquio|l'intervista|intervista|quello che dico|ciò che dico|venendo|stata|stato|già|anche|le mie risposte|la mia voce|in qualche modo|davvero|da qualche parte)){0,9} (?:registrando(?:mi|la|lo)?|registrat[oaei]|intercettat[oaei]|ascoltando(?:mi)?|salvat[oaei]|conservat[oaei]|memorizzat[oaei]|trascritt[oaei]|archiviat[oaei]|monitorat[oaei]|in registrazione|sotto controllo|sorvegliat[oaei])(?: (?:questa|questo|la|tutto|mi|chiamata|conversazione|telefonata|l'intervista|quello che dico|colloquio|il|nostra|da qualcuno|da qualche parte|ora|adesso|la mia voce|anche|altro|qualcun|nostro)){0,9}\\s*\\?`,
      `<start>(?:(?:mi|ci|lo) )?(?:sta|state|stai|stanno)(?: (?:ora|adesso|per caso|forse|in questo momento)){0,9} registrando(?:mi|la|lo|ci)?(?: (?:questa|questo|la|tutto|chiamata|conversazione|telefonata|l'intervista|quello che dico|il|nostra|colloquio|ora|adesso|anche)){0,9}(?= ?[?.!]|$)`,
      `<start>(?:(?:questa|questo|la|il|l'|la nostra|tutto) ?)(?:chiamata|conversazione|telefonata|intervista|colloquio|dialogo)?(?: questo)? ?(?:viene|verrà|è|sarà|sta venendo|sta)(?: (?:ora|per caso|forse|essere|tutto)){0,9} (?:registrat[oa]|registrando|intercettat[oa]|salvat[oa]|memorizzat[oa]|trascritt[oa])(?= ?[?.!]|$)(?<=(?:questa|questo|nostra|tutto).*|(?:registrat|intercettat)[oa])`,
      `<start>(?:viene|verrà|è|sarà|vengo|sono) (?:tutto )?(?:registrat[oa]|salvat[oa]|conservat[oa])(?: (?:questa|questo|la nostra) (?:chiamata|conversazione|intervista|colloquio|telefonata))?(?= ?[?.!]|$)`,
      `<clause>(?:mi (?:registra|registrate|registri|intercetta|ascolta qualcuno)|registra(?:te)? (?:tutto|questa|la conversazione|la chiamata|quello che dico)|c'è (?:qualcuno|qualcun altro) (?:che )?(?:ascolta|in ascolto|in linea|sta ascoltando)|qualcuno (?:ci |mi )?(?:ascolta|sta ascoltando))(?: .{0,20})?\\s*(?:\\?|$)`,
      `(?:chi|chi altro|chi altri|quante persone|quali persone) (?:(?:potrà|può|possono|ascolterà|ascolta|ascoltano|sentirà|sente|sentiranno|legge|leggerà|leggeranno|vede|vedrà|vedranno|avrà|ha|hanno|riceve|riceverà|sta|altro|mi|ci|lo|la) ){0,9}(?:ascoltar[el][a-zà-ț]*|sentir[el][a-zà-ț]*|legger[el][a-zà-ț]*|veder[el][a-zà-ț]*|ascolterà|ascolta|ascoltano|ascoltando|sentirà|sente|legge|leggerà|vede|vedrà|accesso|riceve|riceverà|leggeranno|sentiranno|vedranno|ascolteranno)(?: (?:questa|questo|a|alle|alla|al|tutto|quello che (?:dico|sto dicendo|ho detto)|ciò che (?:dico|ho detto)|le mie (?:risposte|parole)|la (?:registrazione|conversazione|mia voce|nostra conversazione)|il colloquio|l'intervista|registrazione|conversazione|intervista|mie risposte|risposte|mie parole|dati|ai miei dati|le|poi|dopo|altro)){0,9}(?= ?[?]|$)`,
      `(?:cosa|che cosa|che fine|che) (?:succede|succederà|fate|fa|farete|farà|ne fate|ne sarà|ne farete|accadrà|accade|fanno|faranno)(?: (?:poi|dopo|esattamente)){0,9}(?: (?:con|alle|a|della|delle|di|ai|dei|alla|quello che|ciò che))(?: .{0,4})?(?: ?(?:mie risposte|miei dati|mia voce|mie parole|questa (?:registrazione|intervista|conversazione)|registrazione|queste informazioni|dico|le mie risposte|i miei dati|ho detto|la registrazione|mie informazioni))`,
      `dove (?:vanno|va|finiscono|finisce|finirà|finiranno|vengono|viene|saranno|sarà|conservate|salvate)(?: (?:conservat[oaei]|salvat[oaei]|a finire|memorizzat[oaei]|archiviat[oaei]))?(?: (?:le mie risposte|i miei dati|questa (?:registrazione|conversazione)|la registrazione|tutto questo|questo|le registrazioni|quello che dico))`,
      `<start>(?:(?:questa (?:conversazione|intervista|chiamata|registrazione)|questo(?: colloquio)?|la conversazione|l'intervista|tutto|quello che dico|ciò che dico) )?(?:è|sono|resta|rimane|resterà|rimarrà|sarà|saranno)(?: (?:tutto|davvero|del tutto|le mie risposte|questo|questa|la conversazione|conversazione|colloquio|intervista)){0,9} (?:riservat[oaei]|confidenzial[ei]|anonim[oaei]|privat[oaei]|segret[oaei]|protett[oaei])(?: (?:questa (?:conversazione|intervista|chiamata)|quello che dico|questo colloquio|l'intervista|tutto)){0,9}\\s*\\?`,
      `(?:c'è|è accesa|è attiva|è in corso|siamo in|è partita|state facendo|sta facendo)(?: (?:una|la))? ?registrazione(?: (?:in corso|attiva|accesa))?\\s*\\?`,
      `<clause>(?:la registrazione|il registratore|il microfono) (?:è (?:acces[oa]|attiv[oa]|in funzione|partit[oa])|sta (?:andando|girando))\\s*\\?`,
      `<whole>(?:registrate|registra|si registra|registrazione|siamo registrati|vengo registrat[oa]|sono registrat[oa]|mi registrate|mi sta registrando)\\?`,
    ],
    reporting,
  ),
  'who-asks': unlessReported(
    [
      `(?:chi|quale (?:azienda|società|organizzazione|cliente|ente|ditta)|che (?:azienda|società|ente|cliente)) (?:(?:ha|vi ha|le ha|è|c'è|sta|mi|lo|vuole|paga|chiede|finanzia|commissiona|fa|conduce|mi sta|sono) ){0,9}(?:commissionato|richiesto|chiesto|ordinato|chiede|chiedendo|finanzia|finanziato|dietro|paga|pagato|committente|cliente|vuole sapere|vuole saperlo|interessa|il committente|conduce|incaricato|incaricata|sapere|promuove|fa questa|organizza|realizza|svolge|fa)(?: (?:questa|questo|a|di|lo|la|tutto|l'intervista|intervista|ricerca|studio|indagine|queste domande|le domande|chiamata|fare|sapere|saperlo|fatto|farmi|questionario|sondaggio)){0,9}(?= ?[?]|$)`,
      `(?:per|da|di|presso|a nome di|per conto di|da parte di) (?:chi|quale (?:azienda|società|organizzazione|ente|ditta)|che (?:azienda|società|ditta)) (?:(?:lavora|lavori|lavorate|chiama|chiami|chiamate|è|sei|siete|mi|fa|fate|sta|conduce|domanda|telefona|agisce|parla|fanno|arriva|viene|vengono|state|svolge|svolgete)(?: (?:lei|tu|chiama|chiamando|facendo|questa|questo|queste|intervista|ricerca|studio|indagine|domande|voi)){0,9})(?= ?[?]|$)`,
      `(?:per conto|a nome|su incarico|per incarico|da parte) di chi`,
      `<clause>(?:perché|come mai|per quale (?:motivo|ragione)|a che scopo|per che motivo) (?:(?:mi|me lo|lo|me la|vi|le|volete|vuole|vuoi|sta|state|stai|fa|fate|chiede|chiedete|chiedi|chiedono|interessa|chiama|chiamate|viene|dovrei|devo|avete|ha|hanno|facendo|chiedendo|serve) ?){1,9}(?: ?(?:questo|questa|queste|tutto|questa cosa|queste cose|queste domande|sapere|saperlo|questa intervista|intervistare|intervistando|intervistate|intervista|chiamando|scelto|scelta|chiedendo|facendo|farmi|rispondere|proprio me|domande|chiamato|chiamata|chiedete)){0,9}(?= ?[?]|$)`,
      `(?:qual è|quale sarebbe|quale è|qual) (?:è )?(?:lo scopo|il (?:fine|motivo|senso)|l'obiettivo|la finalità)(?: (?:di|della|dell'|del|delle|di tutto|questa|questo|queste|questo|tutto)){0,9} ?(?:intervista|chiamata|ricerca|studio|colloquio|conversazione|domande|questo|indagine)?(?= ?[?]|$)`,
      `(?:a|per) (?:(?:che )?(?:cosa|che)) (?:serve|servono|serviranno|servirà|usate|userete|verranno)(?: (?:tutto|questa|questo|queste|l'intervista|intervista|domande|ricerca|le|mie|risposte|informazioni|usate|utilizzate)){0,9}(?= ?[?]|$)`,
      `<clause>(?:perché|come mai) (?:proprio )?(?:io|me|a me|proprio a me)(?= ?[?]|$)`,
      `<clause>(?:chi (?:siete|vi manda|vi paga|la manda|la paga)|di (?:che|quale) (?:azienda|società) (?:è|siete|sei))(?: lei)?(?= ?[?,]|$)`,
    ],
    reporting,
  ),
  'how-long': [
    `(?:quanto|quanto tempo|per quanto(?: tempo)?|quanti minuti|quante ore) (?:(?:ci|dura|durerà|manca|ancora|tempo|vuole|vorrà|ce|ne|abbiamo|ho|serve|servirà|avete|mi|prende|richiede|prenderà|andiamo|continua|andremo|avanti|dobbiamo|rimane|resta|restano|rimangono|occorre|mancano|durare|è|lunga|deve|dovrebbe|può|durano|impiega|impiegheremo|impegna) ?){1,9}(?: ?(?:questa|questo|l'intervista|intervista|il colloquio|colloquio|la conversazione|chiamata|alla fine|per finire|più o meno|circa|ancora|in tutto|in totale|tutto|tempo|per|finire|a finire|la cosa|l'|il)){0,9}(?= ?[?]|$)(?<!quanto (?:è|ho|abbiamo|serve|prende|ne ho|ne abbiamo)(?: tempo)?)`,
    `<whole>quanto (?:dura|manca|ancora|tempo|durerà|ci vuole|tempo ci vuole)(?: (?:ancora|più o meno|circa|in tutto|alla fine)){0,9}`,
    `quante (?:altre )?domande (?:(?:ci|sono|mancano|restano|rimangono|ha|avete|devo|ancora|deve|mi|farà|farete|fa|fare|sono rimaste|rimaste|in tutto|ancora|altre|saranno) ?){0,9}(?: ?(?:ancora|in tutto|in totale|alla fine|da fare)){0,9}(?= ?[?]|$)`,
    `(?:siamo|abbiamo|è|ha)(?: (?:quasi|già|arrivati|forse|praticamente)){0,9} (?:finit[oaie]|alla fine|al termine|agli sgoccioli|terminat[oaie]|arrivati|in fondo)(?: (?:quasi|ora|qui|di questa intervista|le domande|con le domande|l'intervista)){0,9}\\s*(?:\\?|$)(?<=(?:siamo|abbiamo|quasi).*|\\?)(?<!abbiamo finito)`,
    `(?:è|era) (?:questa )?l'ultima(?: domanda)?\\s*(?:\\?|$)`,
    `<clause>questa (?:è|era) l'ultima(?: domanda)?\\s*\\?`,
    `quando (?:finiamo|finisce|finirà|abbiamo finito|si finisce|terminiamo|finiremo)(?: (?:questa|l')?(?: ?intervista)?)?(?= ?[?]|$)`,
    `<clause>(?:manca|mancano|ci vuole|dura|durerà|ne avremo per|ci vorrà) (?:ancora )?(?:molto|tanto|molte domande|tante domande|a lungo)(?: (?:tempo|ancora|alla fine)){0,9}\\s*(?:\\?|$)(?<=\\?|(?:manca|ci vuole|dura) ancora (?:molto|tanto))`,
  ],
  'said-already': [
    `<clause>(?:(?:questo|questa|questa cosa|a questa domanda|a questo|di questo|ma) )?(?:gliel'|te l'|ve l'|l'|gli|le |vi |ti |ne |ci |a questo |lo )?(?:ho|avevo) (?:appena |già |appunto |prima |pure ){1,9}(?:detto|risposto|spiegato|raccontato|menzionato|parlato|accennato|riferito|trattato|dato)(?: (?:prima|poco fa|a questa domanda|a questo|questo|questa cosa|la risposta|questa risposta|di questo|io|un attimo fa|anche|in precedenza)){0,9}${ends}`,
    `<clause>(?:gliel'|te l'|ve l'|l')ho detto (?:prima|poco fa|un attimo fa|un minuto fa|già|in precedenza)`,
    `<clause>(?:(?:questo|questa|questa domanda) )?(?:me |mi |ce )?(?:l'|lo |la |le )?(?:ha|hai|avete|aveva) (?:appena |già |proprio ){1,9}(?:chiest[oa]|domandat[oa]|fatt[oa])(?: (?:questo|questa|la stessa|domanda|cosa|prima|la|questa cosa|la stessa cosa|poco fa)){0,9}${ends}`,
    `<clause>(?:come|ripeto,? come) (?:le |ti |vi |già ){0,9}(?:ho |avevo )?(?:(?:appena|già|appunto|prima) ){0,9}(?:detto|dicevo|spiegato|menzionato|accennato)(?: (?:prima|poco fa|in precedenza|poc'anzi)){0,9}(?= ?[.!]|$)`,
    `<whole>(?:(?:è|questa è) la stessa domanda(?: di (?:prima|nuovo))?|già (?:detto|risposto|fatto)|stessa domanda|vedi sopra|(?:ne|di questo ne|di questo) abbiamo già parlato|l'abbiamo già (?:detto|visto|trattato|affrontato))`,
    `<clause>(?:(?:di )?(?:questo|questa|questa domanda|questa cosa) )?(?:ne |l'|la |lo )?abbiamo già (?:parlato|detto|trattat[oa]|affrontat[oa]|discusso|vist[oa])(?: (?:di questo|prima|questo|questa cosa|questa domanda)){0,9}${ends}(?<=(?:questo|questa|ne|l').*)`,
    `<clause>(?:questa|questa domanda) (?:è|era) già (?:stata )?(?:fatta|posta)`,
  ],
  'one-more-thing': [
    `<clause>(?:solo |ancora |e |c'è |anche ){0,9}(?:un'altra|un'ultima|ancora una|una|ancora un'|un'ultimissima) ?(?:cosa|precisazione|osservazione|aggiunta|nota)(?= ?[,.:!?]|$| (?:ancora|che|prima|da|volevo|vorrei|e poi))(?<=(?:altra|ultima|ancora una|ancora un'|un'ultimissima|precisazione|aggiunta).*)`,
    `<clause>(?:posso|potrei|vorrei|volevo|devo|mi lasci|lasciami|mi permetta di|mi faccia|fammi)(?: (?:ancora|solo|anche|pure|magari|per finire|infine|un attimo)){0,9} (?:aggiungere|dire|precisare|menzionare|integrare|completare|segnalare|aggiungerne)(?: (?:una|un'altra|un'ultima|qualcosa|qualcos'altro|una cosa|cosa|due parole|una parola|un dettaglio|un punto|ancora|a questo|altro|che|anche|solo|qualche)){1,9}(?= ?[,.!?:]|$| (?:cosa|prima|a|su|importante|se))`,
    `<clause>(?:mi (?:sono|ero) (?:dimenticat[oa]|scordat[oa])|ho (?:dimenticato|scordato)|dimenticavo|mi sono appena ricordat[oa]|mi è venut[oa] in mente)(?: (?:una|un'altra|qualcosa|di dire|di dirle|di aggiungere|di menzionare|un'ultima|un dettaglio|un|un punto|una cosa|cosa|che|ancora|altra|di)){0,9}(?= ?[,.!?:]|$| (?:cosa|importante))(?<!(?:ho dimenticato|ho scordato))`,
    `<clause>(?:c'è|ci sarebbe|avrei|ho) (?:ancora |anche )?(?:un'altra cosa|un'ultima cosa|una cosa|qualcos'altro|qualcosa)(?: (?:che|da|ancora|in più|vorrei|volevo)){1,9}(?: ?(?:aggiungere|dire|dirle|precisare))?`,
    `<whole>(?:(?:ah,? |oh,? |aspetti,? )?(?:un'altra cosa|un'ultima cosa|ancora una cosa|qualcos'altro|e poi|una cosa ancora|dimenticavo)|ah,? e|ah,? dimenticavo)`,
    `<clause>prima (?:di|che) (?:chiudere|finire|terminare|concludere|salutarci|riagganciare|lasciarci|chiuda|finiamo|chiudiamo|andare|riattacchi|terminiamo)(?= ?,| (?:vorrei|volevo|posso|devo))`,
  ],
  'change-answer': [
    `(?:cambiare|correggere|modificare|rettificare|rivedere|ritirare|annullare|rifare|ritrattare|aggiustare|precisare|cancellare|integrare|ridare|sostituire)(?: (?:per favore|un attimo)){0,9} (?:la|una|l'|quella|la mia|quell') ?(?:mia |ultima |precedente |vecchia |mia ultima |mia precedente )?risposta(?: (?:precedente|di prima|data prima|che ho dato|appena data|ultima|alla domanda .{1,20}))?`,
    `<clause>(?:corregga|corregge|correggi|cambi|cambia|modifichi|modifica|annulli|annulla|cancelli|cancella|rettifichi) (?:la|l') ?(?:mia |ultima |mia ultima )?risposta`,
    `<clause>(?:${ask}|${wish}|mi (?:lasci|faccia)|fammi|lasciami|devo)(?: (?:per favore|un attimo)){0,9} (?:rispondere|rispondere di nuovo|correggere|correggermi|rettificare|riformulare|ridire|rifare|precisare|modificare|cambiare)(?: (?:di nuovo|a|alla|quella|questa|domanda|di prima|precedente|in modo diverso|diversamente|meglio|un'altra volta|${just}|quello che ho detto|ciò che ho detto|all'ultima)){0,9}${ends}(?<=(?:di nuovo|diversamente|diverso|un'altra volta|meglio|ho detto.*|correggermi|correggere .*|rettificare|prima|appena .*|all'ultima domanda))`,
    `<clause>(?:la mia |la |l'ultima |la mia ultima )?risposta(?: (?:precedente|di prima|che ho dato))? (?:era|è|non era|non è)(?: (?:del tutto|molto|proprio)){0,9} (?:sbagliata|errata|corretta|giusta|esatta|imprecisa|non corretta)`,
    `<whole>(?:(?:ho|mi ero|avevo) (?:sbagliato|detto (?:male|una cosa sbagliata)|risposto male|sbagliato risposta|dato una risposta sbagliata)|mi (?:sono|ero) (?:sbagliat[oa]|confus[oa]|espress[oa] male|corretto)|(?:è|era) (?:sbagliato|un errore)|mi correggo|anzi,? mi correggo|rettifico|correzione|volevo dire un'altra cosa|devo correggermi|mi devo correggere|ho risposto male)`,
    `<clause>ritiro (?:la|l') ?(?:mia |ultima |mia ultima )?risposta`,
    `<clause>(?:ho|avevo) (?:sbagliato|detto male|risposto male)(?: (?:prima|la risposta|risposta|alla domanda (?:di prima|precedente)|poco fa|nella risposta)){1,9}`,
    `<clause>mi (?:correggo|sono sbagliat[oa]|sono espress[oa] male)(?= ?[,.:;!]|$)`,
  ],
  refusal: [
    'non (?:lo )?(?:so|saprei)',
    'non (?:ne )?ho (?:(?:la (?:più pallida|minima)) )?idea',
    'nessuna idea',
    '(?:no comment|nessun commento)',
    '(?:preferisco|preferirei) (?:di )?non',
    'non (?:posso|voglio|vorrei) (?:dirlo|rispondere|parlarne|dire|commentare|pronunciarmi)',
    '(?:la )?prossima domanda',
    'non (?:ne )?sono (?:sicur[oa]|cert[oa])',
    'non mi viene in mente (?:niente|nulla)',
    '<whole>(?:passo|salto|boh|non ricordo|non mi ricordo)',
  ],
  yes: [
    "<start>(?:sì|si|certo(?: che sì)?|certamente|sicuramente|sicuro|naturalmente|assolutamente(?: sì)?|ovviamente|ovvio|volentieri|va bene|vabbè|d'accordo|ok|okay|okey|perfetto|benissimo|esatto|giusto|corretto|prego|proceda|procediamo|procedi|avanti|cominciamo|iniziamo|inizi pure|con piacere|nessun problema|per me va bene|mi va bene|accetto|acconsento|confermo|come no|ma certo|bene)(?= ?[,.!;]|$| (?:grazie|certo|va|sono|che|accetto|acconsento|volentieri|prego|d'accordo|lo|iniziamo|cominciamo|pure|per|possiamo|può|io|sì|con|do|confermo|partecipo|inizi|proceda|signora|signore|assolutamente|sì))(?<!assolutamente)",
    "<whole>(?:(?:io )?(?:accetto|acconsento|sono d'accordo|ci sto|partecipo(?: volentieri)?|do il (?:mio )?consenso|confermo|autorizzo|voglio partecipare|lo faccio|va bene|dico di sì)|perché no|premo uno|uno|tasto uno|può (?:iniziare|cominciare)|assolutamente)",
    "<clause>(?:io )?(?:accetto|acconsento|sono d'accordo|do il (?:mio )?consenso|autorizzo)(?= ?[,.!;]|$| (?:a|di|con|e|al|che))(?<!non (?:accetto|acconsento|sono d'accordo|do il (?:mio )?consenso|autorizzo))",
  ],
  no: [
    '<start>(?:no+|nossignore|no grazie|mai|assolutamente no|certo che no|direi di no|preferisco di no|preferirei di no|meglio di no|meglio no|neanche per sogno|non (?:ora|adesso|oggi)|per niente|ma no|proprio no|non se ne parla|in nessun caso|credo di no|non credo|purtroppo no|mi dispiace,? (?:ma )?no)(?= ?[,.!;]|$| (?:grazie|non|io|mi|preferisco|per|ora|adesso|assolutamente|guardi|scusi|no|lo|davvero|voglio|ci|purtroppo|sono))',
    "<clause>(?:io )?non (?:accetto|acconsento|sono d'accordo|voglio|do il (?:mio )?consenso|autorizzo|ci sto|partecipo|desidero|intendo|me la sento|mi va|posso accettare|sono interessat[oa])(?: (?:partecipare|che|di|a|registrazione|la|essere|registrat[oa]|farlo|per niente)){0,9}(?= ?[,.!;]|$)",
    '<whole>(?:rifiuto|declino|mi rifiuto|premo due|due|tasto due|nego il consenso|niente consenso|lasciamo stare|passo|dico di no)',
  ],
  courtesy: [
    "scusi|scusa|scusate|mi scusi|mi scusa|mi perdoni|chiedo scusa|mi dispiace|ma|però|e|allora|dunque|quindi|beh|be'|bè|ah|oh|eh|ehm+|uhm*|mah|ecco|senta|senti|guardi|guarda|dica|ok|okay|va bene|bene|sì|si|no|certo|grazie|grazie mille|per favore|per cortesia|per piacere|la prego|purtroppo|in realtà|veramente|sinceramente|onestamente|francamente|a dire il vero|comunque|a proposito|tra l'altro|anzi|aspetti(?: un attimo| un momento)?|un attimo|un momento|basta|stop|anche|poi|solo|una domanda|posso (?:chiedere|farle una domanda|chiederle)|le posso chiedere|mi dica|mi può dire|sa|sa cosa|cioè|insomma|buongiorno|salve|pronto|prima di (?:continuare|iniziare|cominciare|rispondere|proseguire)|adesso|ora|forse|magari|signora|signore|io|per caso|curiosità|mi chiedevo|una curiosità",
  ],
};
