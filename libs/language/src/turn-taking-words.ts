/** Last words of an utterance that tell whether it is finished, in lower case. */
export interface TurnTakingWords {
  /** Sounds and phrases of thinking: `um`, `let me think`. */
  thinking: string;
  /** Words that need a continuation, whatever the punctuation: `and`, `because`. */
  joining: string;
  /** Words that need a continuation unless a full stop follows: `the`, `with`, `I have`. */
  opening: string;
  /** Whole answers of a word or two. */
  answers: string;
}

/** Separated by `|`; a phrase counts if the text ends with it. */
export const turnTakingWords: Record<string, TurnTakingWords> = {
  en: {
    thinking: `um|umm|uh|uhm|er|erm|hmm|hm|mm|so|let me think|let me see|let's see|how do i say|how to put it
      |what's the word|i mean|you know|just a moment|one moment|give me a second|wait|good question`,
    joining: `and|or|but|because|cause|although|though|if|when|while|whereas|unless|until|since|that|which|who|whose
      |then|plus|than|as|also|for example|for instance|such as|because of|and then|so that`,
    opening: `the|a|an|my|our|your|his|her|their|its|this|these|those|of|to|in|on|at|by|with|from|for|about|into|over|under
      |between|through|without|is|are|was|were|be|been|has|have|had|will|would|can|could|should|may|might|must|i|we|they
      |he|she|it's|i'm|we're|they're|i've|we've|very|really|more|most|some|any|every|each|not|don't|doesn't|didn't`,
    answers: `yes|no|yeah|yep|nope|sure|okay|ok|right|exactly|correct|of course|not really|thank you|thanks|i don't know`,
  },
  es: {
    thinking: `eh|em|este|mmm|mm|pues|a ver|déjeme pensar|déjame pensar|cómo le diría|cómo se dice|es decir|o sea
      |digamos|un momento|un segundo|espere|buena pregunta`,
    joining: `y|e|o|u|pero|porque|aunque|si|cuando|mientras|que|quien|donde|como|sino|además|entonces|por ejemplo|ya que
      |para que|y luego|debido a|a causa de`,
    opening: `el|la|los|las|un|una|unos|unas|mi|mis|tu|su|sus|nuestro|nuestra|este|esta|estos|estas|ese|esa|de|del|a|al
      |en|con|por|para|sin|sobre|entre|desde|hasta|es|son|era|fue|ser|estar|está|están|ha|han|he|hemos|había|yo|nosotros
      |ellos|muy|más|menos|cada|no|se|me|nos|lo|le|les`,
    answers: `sí|no|claro|vale|exacto|correcto|por supuesto|de acuerdo|gracias|no lo sé|no sé`,
  },
  fr: {
    thinking: `euh|heu|hum|hmm|bah|ben|alors|donc|voyons|laissez-moi réfléchir|comment dire|c'est-à-dire|disons
      |un instant|une seconde|attendez|bonne question|je veux dire|vous voyez`,
    joining: `et|ou|mais|parce que|parce qu'|car|quoique|si|quand|lorsque|pendant que|que|qui|dont|où|comme|puis|ensuite
      |par exemple|ainsi que|afin de|à cause de|et puis|alors que`,
    opening: `le|la|les|l'|un|une|des|du|de|d'|mon|ma|mes|notre|nos|votre|vos|son|sa|ses|leur|leurs|ce|cette|ces|à|au|aux
      |en|dans|avec|par|pour|sans|sur|sous|entre|vers|chez|est|sont|était|étaient|être|a|ont|avait|avons|ai|je|j'|nous|ils
      |elles|on|il|elle|très|plus|moins|chaque|ne|n'|se|s'|qu'`,
    answers: `oui|non|si|bien sûr|d'accord|exactement|tout à fait|merci|je ne sais pas`,
  },
  de: {
    thinking: `äh|ähm|öh|öhm|ehm|hm|hmm|mm|also|naja|na ja|tja|mal sehen|lassen sie mich überlegen|lass mich überlegen
      |wie soll ich sagen|wie sagt man|ich meine|sagen wir|sozusagen|moment|einen moment|sekunde|warten sie|gute frage`,
    joining: `und|oder|aber|weil|denn|obwohl|wenn|falls|als|während|dass|ob|sondern|sowie|bis|damit|sodass|zum beispiel
      |beispielsweise|und dann|wegen|aufgrund|beziehungsweise|wie`,
    opening: `der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|mein|meine|meinen|unser|unsere|unseren|ihr|ihre|sein
      |seine|dieser|diese|dieses|von|vom|zu|zum|zur|mit|für|im|am|auf|bei|beim|nach|über|unter|zwischen|durch|ohne|gegen
      |ist|sind|war|waren|hat|haben|hatte|hatten|wird|werden|wurde|wurden|kann|können|muss|müssen|ich|wir|er|man|sehr|mehr
      |nicht|kein|keine|jede|jeder|jedes`,
    answers: `ja|nein|doch|klar|genau|stimmt|richtig|natürlich|okay|danke|weiß ich nicht|keine ahnung|eigentlich nicht`,
  },
  pt: {
    thinking: `ah|eh|é|hum|hmm|então|tipo|deixe-me pensar|deixa eu pensar|deixa eu ver|vamos ver|como é que se diz
      |como dizer|quer dizer|ou seja|digamos|um momento|um segundo|espere|boa pergunta`,
    joining: `e|ou|mas|porque|embora|se|quando|enquanto|que|quem|onde|como|além disso|por exemplo|já que|para que
      |e depois|e aí|por causa de|pois|porém`,
    opening: `o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas|nosso|nossa|seu|sua|seus|suas|este|esta|esse|essa|de|do|da
      |dos|das|em|no|na|nos|nas|com|por|pelo|pela|para|sem|sobre|entre|desde|até|são|era|eram|foi|ser|estar|está|estão
      |tem|têm|tinha|eu|nós|eles|muito|mais|menos|cada|não`,
    answers: `sim|não|claro|certo|exato|exatamente|com certeza|tá|está bem|obrigado|obrigada|não sei`,
  },
};
