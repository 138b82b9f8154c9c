import { type Language } from '@colloquy/contracts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Function words in lower case, for languages in which length alone does not identify content words. */
export const stopWords: Partial<Record<Language, ReadonlySet<string>>> = {
  en: list(`a about above actually after again all also always am an and any are aren't as at back be because been
    before being both but by can can't could couldn't did didn't do does doesn't doing don't down each else even
    ever every for from get gets getting go going gonna got had has have haven't having he he's her here hers him
    his how i i'd i'll i'm i've if in into is isn't it it's its just kind know let let's like lot made make makes
    many maybe me mean more most much must my no nor not now of off oh ok okay on once one only or other our ours
    out over own pretty quite rather really right same say says see she should so some something sort still stuff
    such than that that's the their them then there there's these they they're thing things think this those
    though through to too under until up us very was wasn't way we we'd we'll we're we've well were weren't what
    what's when where which while who why will with won't would wouldn't yeah yes yep you you're your yours`),
  es: list(`a al algo así aquí bien bueno cada casi como cómo con creo cual cuando de del desde donde dos e el él
    ella ellas ellos en entonces entre era eran eres es esa esas ese eso esos esta está están estas este esto
    estos fue fueron ha había han hasta hay he la las le les lo los luego más mas me mi mis mucho muchos muy nada
    ni no nos nosotros o otra otro otros para pero poco por porque pues que qué quien quién se sea ser si sí
    siempre sin sino sobre solo sólo son soy su sus también tan tanto te tenemos tener tengo tiene tienen toda todas
    todo todos tu tú un una uno unos usted va vamos vez verdad voy y ya yo`),
  fr: list(`à ai ainsi alors après as assez au aussi autre aux avec avoir avons avez bah beaucoup ben bien bon c'est
    c'était ça car ce cela ces cet cette ceux chez chose choses comme comment d'accord dans de des donc du elle
    elles en encore enfin entre est et étaient était être eu fait faire font hein il ils j'ai je l'on la là le
    les leur leurs lui ma mais me même mes moi mon ne ni non nos notre nous on ont ou où oui par parce pas peu
    peut plus plutôt pour pourquoi qu'il qu'on quand que quel quelle qui quoi sa sans se ses si son sont suis sur
    ta te tes toi ton toujours tous tout toute toutes très tu un une va vais vers voilà vos votre vous vraiment
    y`),
  de: list(`aber alle allem allen aller alles also als am an auch auf aus bei beim bin bis da dabei damit dann das
    dass davon dazu dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine
    einem einen einer eines einfach eigentlich er es etwas für gab ganz gar genau gibt gut hab habe haben hat
    hatte hatten hier ich ihm ihn ihnen ihr ihre im immer in ins irgendwie ist ja jede jeden jeder jetzt kann kein
    keine können machen mal man mehr mein meine mich mir mit muss müssen na nach natürlich nein nicht nichts noch
    nun nur ob oder ohne schon sehr sein seine sich sie sind so sondern sowie sozusagen über um und uns unser unsere unter
    viel viele vom von vor war waren warum was weil weiter wenn wer werden wie wieder wir wird wo wollen wurde
    wurden würde zu zum zur zwar`),
};
