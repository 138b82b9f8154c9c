import { explained } from './explained';
import { orTypedWithoutAccents } from './unaccented';

const later = String.raw`(?:mais tarde|depois|logo|amanhã(?: de manhã| à tarde)?|(?:n?outro|em outro|um outro|para outro) (?:dia|momento|horário)|(?:n?outra|em outra|uma outra) (?:hora|altura|ocasião|vez)|na próxima semana|(?:n|par)?a semana que vem|(?:semana|mês) que vem|(?:hoje )?(?:à tarde|à noite)|na (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|no (?:sábado|domingo)|daqui a (?:uma|duas|\d+) (?:horas?|semanas?)|quando (?:eu )?(?:puder|tiver (?:mais )?tempo))`;
const close = String.raw`(?= ?[,.!;?]|$| obrigad[oa]| por favor| porque| e | pois)`;

const interview = String.raw`(?:entrevista|conversa|chamada|ligação|sessão|pesquisa|questionário|inquérito|estudo|interrogatório)`;
const talk = String.raw`(?:(?:a |esta |essa |desta |dessa |nossa |da |o |este |do |à )?${interview})`;
const here = String.raw`(?: (?:aqui|agora|já|mesmo|imediatamente|de vez|por (?:aqui|hoje|favor)|isto|isso|aí|com (?:isto|isso|${talk}|você|o senhor|a senhora)|de uma vez|logo|nest[ea] momento|${talk}))`;
const want = String.raw`(?:(?:eu |acho que |creio que )*(?:quero|queria|gostaria de|desejo|prefiro|preferia|preferiria|preciso(?: de)?|vou|tenho (?:de|que)|posso|poderia)|vamos|podemos|poderíamos|podíamos|devíamos|(?:a gente )?(?:pode|podia|quer|vai)|dá (?:para|pra)|é possível|por favor|peço (?:para|que))(?: (?:já|agora|só|mesmo|por favor|a gente|mais))*`;
const stop = String.raw`(?:terminar|acabar|finalizar|parar|encerrar|concluir|deixar|interromper|cancelar|desligar|fechar|cessar|suspender|dar por (?:terminad|encerrad|concluíd)[oa]|pôr fim a|ficar)(?:-?(?:me|se|nos|a|o|lo|la))?`;
const doStop = String.raw`(?:pare[m]?|termine[m]?|acabe[m]?|finalize[m]?|encerre[m]?|interrompa[m]?|cancele[m]?|desligue[m]?|suspenda[m]?|paremos|terminemos|encerremos|fiquemos|deixe de|pare de|chega de)`;
const refuse = String.raw`(?:(?:eu )?(?:já )?(?:não (?:quero|queria|desejo|vou|pretendo|tenho (?:mais )?vontade de|estou dispost[oa] a|gostaria de|posso)|prefiro não|recuso-me a|me recuso a|nem vou))(?: mais)?`;

const consent = String.raw`(?:consentimento|autorização|permissão|aprovação|acordo|participação|concordância|aceitação)`;
const erase = String.raw`(?:(?:apag|elimin|delet|retir|remov|exclu|destru|descart|jog)(?:u?e[m]?|ar|er|ir|em|a[m]?|i|am fora)|excluam|excluir|destruam|destruir|remov[ae]m?)`;
const told = String.raw`(?:o que|tudo o que|tudo que) (?:eu )?(?:(?:lhe|lhes|te|vos) )?(?:disse|falei|contei|respondi|escrevi|tenha dito)(?:-lhe|-lhes)?`;
const mine = String.raw`(?:tudo (?:o )?que (?:eu )?(?:(?:lhe|lhes|te|vos) )?(?:disse|falei|contei|respondi|escrevi)(?: até agora| hoje)?|tod[oa]s (?:as |os )?(?:minhas|meus|as|os) (?:respostas|dados|palavras|informações|declarações)|(?:as )?minhas (?:respostas|palavras|informações|declarações)|(?:os )?meus dados(?: pessoais)?|toda (?:a|esta|essa) (?:${interview}|gravação|transcrição)|(?:a|esta|essa) (?:${interview}|gravação) (?:inteira|toda|completa))`;
const use = String.raw`(?:us|utiliz|guard|compartilh|partilh|public|publiqu|divulg|divulgu|conserv|armazen|analis|grav|aproveit)(?:ar|em?|es|o|a[m]?)`;

const statement = String.raw`(?:isto|isso|o (?:que|resto|seguinte)(?: (?:eu )?(?:vou (?:(?:lhe |te )?(?:dizer|falar|contar))|digo|estou dizendo|vem|segue|lhe digo|disser))?(?: agora| a seguir)?|(?:esta|essa|a próxima) (?:parte|informação))`;
const kept = String.raw`(?:cit|mencion|nome|grav|not|anot|registr|regist)(?:e[ms]?|ei[ae]m?)|publiqu(?:e[ms]?)|escrev(?:a[ms]?)|transcrev(?:a[ms]?)|divulgu(?:e[ms]?)|coloqu(?:e[ms]?)|ponh(?:a[ms]?)|repit(?:a[ms]?)`;
const bit = String.raw`(?:isto|isso|aquilo|(?:o que|aquilo que) (?:eu )?(?:acabei de (?:dizer|falar|contar|mencionar)|(?:disse|falei)(?: agora| antes| há pouco| mesmo)*)|(?:a |essa |esta |aquela )?(?:minha )?última (?:frase|resposta|parte|palavra|observação)|(?:as )?minhas últimas palavras|(?:o |esse |este )?(?:meu )?último comentário|(?:a|essa|esta) (?:frase|parte|resposta)(?: anterior)?|(?:o|esse|este) nome)`;

const being = String.raw`(?:pessoa|ser humano|human[oa]|robô|robot|bot|chatbot|máquina|computador|programa|software|sistema automático|inteligência artificial|i\.?a\.?|gravação|secretária eletrônica|assistente virtual|de verdade|real|de carne e osso|alguém (?:real|de verdade))`;
const aBeing = String.raw`(?:(?:um |uma |algum |alguma )?${being}(?: (?:real|de verdade|mesmo|humana|de carne e osso))*)`;
const you = String.raw`(?:você|vocês|o senhor|a senhora|tu|isto|isso)`;
const call = String.raw`(?:(?:tudo )?(?:isto|isso)|(?:est[ae]|ess[ae]|a|o|nossa|minha) (?:${interview}|voz)|o que (?:eu )?(?:digo|falo|disser|estou dizendo|estou a dizer)|tudo)`;
const asked = String.raw`(?= ?\?|$| ou (?:não|quê)|,? (?:não é|né|agora|aqui)(?: ?\?|$))`;
const answers = String.raw`(?:(?:tudo )?(?:isto|isso)|o que (?:eu )?(?:digo|disse|falo|falei|disser)|(?:as )?minhas (?:respostas|palavras|informações)|(?:os )?meus dados|(?:est[ae]|ess[ae]|a|o|minha) (?:gravação|transcrição|${interview}))`;

const own = {
  leads:
    'mudei de (?:ideia|ideias|opinião)|pensei melhor|não me sinto (?:bem|confortável|à vontade)|estou cansad[oa]',
  reasons:
    'porque|pois|já que|e (?:quero|não|peço|adeus|que)|(?:eu )?não (?:quero|me|tenho)|quero|obrigad[oa]|adeus|estou|isto|isso|mudei',
};

export const pt = orTypedWithoutAccents({
  end: explained(
    [
      `<clause>(?:com isto |com isso )?${want} ${stop}${here}+${close}`,
      `<clause>(?:com isto|com isso) ${want} ${stop}${close}`,
      `<whole>${want} ${stop}`,
      `<clause>${doStop}${here}+${close}`,
      `<whole>(?:para|termina|acaba|encerra|desliga)(?: (?:já|aqui|agora|com isso|com isto|a entrevista|essa entrevista|por favor))+`,
      `<clause>${refuse} (?:continuar|prosseguir|seguir|ir em frente|avançar)(?: (?:adiante|falando|respondendo|a (?:falar|responder)|mais|aqui|agora|com (?:isto|isso|${talk})|${talk}|em frente))*${close}`,
      `<clause>(?:chega,? )?${refuse} (?:responder|falar|dizer|ouvir|conversar)(?: (?:a|à|as|às|com|você|suas|de|estas|essas|isto|vocês|o senhor))* ?(?:mais|nada|mais nada|nenhuma|outras?)(?: (?:mais|nada|nenhuma|perguntas?|pergunta|com você|com vocês|com uma máquina))*${close}`,
      `<clause>(?:eu )?(?:já )?não (?:quero|vou|desejo) mais (?:responder|falar|conversar|participar)(?: (?:a|com|perguntas?|nada|você|vocês|o senhor|nesta|nessa|em nada|disso|disto|${talk}))*${close}`,
      `<clause>(?:eu )?(?:já )?não (?:respondo|falo|digo|continuo)(?: (?:a|com))* (?:mais|nada|a mais nada|mais nada|nenhuma)(?: (?:mais|nada|perguntas?|com você))*${close}`,
      `<clause>${refuse} (?:participar|ser entrevistad[oa]|fazer (?:isto|isso|${talk}))(?: (?:mais|nisto|nisso|nesta|desta|disto|disso|${talk}))*${close}`,
      `<clause>(?:sem mais|nada de|não quero|basta de|nenhuma|chega de|acabaram as) (?:mais )?perguntas?(?: mais)?${close}`,
      `<clause>(?:já )?(?:chega|basta|estou (?:fart[oa]|cansad[oa])|cansei|já deu|tive o bastante) (?:de|com|para mim|por hoje)(?: (?:isto|isso|tudo isto|falar|responder|${talk}|perguntas|tantas perguntas|suas perguntas|você))*${close}`,
      '<whole>(?:já chega|chega já|já basta|chega por (?:hoje|aqui)|já deu(?: para mim| pra mim)?|fico por aqui|paramos por aqui|não continuo|vou parar(?: por aqui)?|vou embora|vou desligar|não vou continuar|não mais)',
      `<clause>(?:vamos |podemos |prefiro )?(?:fico|ficamos|ficar|paro|paramos|parar|encerro|encerramos|termino|terminamos|deixamos|ficamos) (?:por aqui|aqui|agora)${close}`,
      '<whole>(?:adeus|tchau(?: tchau)?|até (?:logo|nunca|mais)|passe bem|vou desligar|desligo|bom dia e adeus|xau)',
      `<clause>(?:já )?(?:terminei|acabei) (?:por )?(?:aqui|com (?:isto|isso|você|${talk})|${talk})${close}`,
      '<clause>(?:me )?(?:deixe|deixem|deixa)(?:-me|-me já)? (?:em paz|sossegad[oa]|tranquil[oa])',
      '<clause>não (?:me )?(?:ligue|telefone|incomode|pergunte|chateie|liguem)(?:-me)? mais',
      '<clause>(?:eu )?(?:já )?(?:disse|falei)(?: que)?(?: para)? (?:parar?|pare|chega|basta|acabou|não quero mais|não mais|para)(?= ?[,.!]|$)',
      `<clause>(?:a|esta|essa) (?:entrevista|conversa) (?:acabou|terminou|está (?:encerrada|terminada)|(?:termina|acaba) (?:aqui|agora))`,
    ],
    own,
  ),
  endPerhaps: [
    '<whole>(?:chega|basta|pare[m]?|para|fim|acabou|suficiente|terminado|encerrado|acabei|terminei|stop|parar|terminar|encerrar|cancelar|sair|quero sair|desisto|não aguento mais|já está|pronto,? (?:acabou|chega))',
    '<whole>(?:(?:é|era|isso é|isto é|por hoje é|e é) (?:só|tudo)(?: isso| isto| da minha parte| por hoje)?|é só isso|mais nada|só isso)',
  ],
  withdraw: explained(
    [
      `(?:retiro|revogo|anulo|cancelo|retirar|revogar|anular|cancelar) (?:o |a |todo o |qualquer )?(?:meu|minha) ${consent}`,
      `<clause>(?:${want} )?(?:desistir|retirar-me|me retirar|sair|retiro-me|me retiro|desisto) (?:da|desta|dessa|do|deste) (?:${interview}|projeto|projecto|investigação)`,
      `<clause>(?:eu )?(?:já )?não (?:(?:concordo|consinto|aceito|autorizo|permito|dou)(?: mais)?) (?:em participar|participar|(?:o )?(?:meu )?(?:${consent})|(?:que |o )?(?:uso|usem|utilizem|utilização|gravem|publiquem)|com (?:o uso|a (?:gravação|entrevista|pesquisa)|isto|isso))`,
      `<clause>(?:já não|não) (?:concordo|consinto|aceito|autorizo)(?: mais)?(?= ?[,.!;]|$)(?<=(?:já não|mais|consinto|autorizo).*)`,
      `<clause>(?:(?:${want}|pode|podem|podes|poderia|poderiam|dá para) |por favor |quero que |exijo que |peço que |gostaria que |que )*${erase} ${mine}${close}`,
      `<clause>(?:eu )?não (?:quero|permito|autorizo|desejo|gostaria|aceito) que (?:vocês )?(?:(?:me )?(?:${use}|seja[m]? (?:us|utiliz|public|guard)ad[oa]s?)) ?(?:nada|(?:as )?minhas (?:respostas|palavras)|(?:os )?meus dados|minha voz|${talk}|nada do que (?:eu )?(?:disse|falei|contei)|${told})`,
      `<clause>(?:eu )?não (?:autorizo|permito|consinto|aceito) o uso (?:d[aeo]s? )?(?:minhas|meus|minha|que|${talk}|nada)`,
      `<clause>(?:vocês )?(?:já )?não (?:podem?|devem?|podes|poderão) ${use} (?:nada (?:do que|disto|disso|desta)|(?:as )?minhas (?:respostas|palavras)|(?:os )?meus dados|${told})`,
      `<clause>não ${use} (?:nada (?:do que (?:eu )?(?:disse|falei|contei)|disto|disso|desta ${interview})|nenhuma das minhas|(?:as )?minhas (?:respostas|palavras)|(?:os )?meus dados|(?:esta|essa) ${interview})${close}`,
      `<clause>(?:retiro|anulo) (?:${mine})`,
    ],
    own,
  ),
  withdrawPerhaps: [
    '<whole>(?:(?:apaguem?|apaga|apagar|elimine|eliminem|delete|exclua) tudo(?: isso| isto)?)',
    '<whole>(?:mudei de (?:ideia|opinião|ideias))',
    '<clause>(?:não devia ter (?:aceitado|aceite|participado)|(?:me arrependo|arrependo-me) de (?:ter (?:aceitado|aceite|participado)|isso|isto|participar))',
  ],
  'finish-later': [
    `<clause>(?:podemos|poderíamos|podíamos|posso|poderia|pode|dá (?:para|pra)|(?:é|seria) possível|que tal(?: se)?|se importa se|importa-se se|(?:a gente )?(?:pode|podia)|melhor) (?:a gente )?(?:me )?(?:continu|termin|acab|retom|par|fal|faz|ligar|adi|deix|marc|segu)(?:ar|er|ir|armos|ermos|amos|emos)?(?: (?:isso|isto|${talk}|o resto|com isto|com isso|para|a falar|a|essa|por favor|outra vez|uma pausa e continuar))* ${later}`,
    `<clause>(?:vamos (?:continuar|terminar|retomar|deixar|acabar|marcar|fazer)|continuamos|continuemos|terminamos|retomamos|deixamos|falamos|deixemos|terminemos|acabamos)(?: (?:isso|isto|${talk}|o resto|para))* ${later}`,
    `<clause>(?:quero|queria|gostaria de|prefiro|preferia|preferiria|preciso(?: de)?|vou|tenho (?:de|que)) (?:continuar|terminar|acabar|retomar|deixar|fazer)(?: (?:isso|isto|${talk}|o resto|para))* ${later}`,
    '<clause>(?:eu )?(?:tenho (?:de|que)|preciso(?: de)?|vou ter (?:de|que)|devo) (?:ir|sair|desligar|ir embora|me ir|ir-me embora|entrar (?:numa|em uma|em) reunião|atender outra (?:ligação|chamada))(?: (?:agora|embora|já))*(?=[,.!?;]|$| mas| tenho| porque)',
    '<clause>(?:eu )?(?:tenho|começa|vai começar) (?:agora )?(?:uma|outra|a minha) (?:reunião|ligação|chamada|consulta)(?: agora| já| daqui a (?:pouco|cinco minutos|dez minutos))?(?=[,.!?;]|$)',
    '<clause>(?:eu )?(?:agora )?(?:já )?não (?:tenho (?:mais )?tempo|posso (?:falar )?agora|é (?:uma )?boa (?:hora|altura)|é um bom momento)(?: agora| mais)?(?=[,.!?;]|$| mas)',
    `<clause>(?:me ligue|ligue-me|ligue|telefone-me|me liga|volte a ligar) (?:de novo |outra vez )?${later}`,
    '<clause>(?:podemos|vamos|poderíamos|podíamos) (?:fazer|dar) uma pausa',
  ],
  skip: [
    '<whole>(?:passo|próxima|pular|seguinte|a próxima|sem comentários?|sem resposta|outra pergunta|(?:ess[ae]|est[ae]) eu (?:pulo|passo|salto))',
    '<clause>(?:podemos|vamos|pode|posso|poderíamos|quero|queria|prefiro|gostaria de)? ?(?:pular|saltar|pulamos|pule|salte|passar|passe|passemos|passamos|avançar|avance|ir|deixar|ignorar|omitir) ?(?:para|à|a|por cima d[ae])? ?(?:esta|essa|a|o)? ?(?:próxima|seguinte|pergunta|questão|esta|essa|de lado)(?: (?:pergunta|questão|seguinte|de lado))?(?= ?[,.!?;]|$| por favor)',
    '<clause>(?:próxima|seguinte) (?:pergunta|questão)',
    '<clause>(?:pergunta|questão) seguinte',
    '<clause>(?:eu )?(?:prefiro|preferia|preferiria) não (?:responder|dizer|falar|comentar|entrar)(?: (?:a|à|sobre|disso|disto|isso|isto|essa|esta|nessa|pergunta|questão|de))*(?= ?[,.!?;]|$| por favor)',
    '<clause>(?:disso |sobre isso |a isso |isso )?(?:eu )?não (?:quero|posso|vou|gostaria de|desejo) (?:responder|falar|comentar|dizer)(?: (?:a|à|sobre|disso|disto|isso|isto|essa|esta|nessa|pergunta|questão|de))*(?= ?[,.!?;]|$| por favor)',
  ],
  'go-back': [
    '<clause>(?:(?:podemos|poderíamos|podíamos|posso|pode|queria|quero|gostaria de|vamos|dá para|preciso de?) )?(?:voltar|retornar|regressar|recuar|volte|voltemos|volta|voltamos|retorne|recue)(?: (?:atrás|um pouco|de novo|lá))* (?:à|a|na|para a|pra|uma|para uma|numa) (?:minha |outra )?(?:primeira|segunda|terceira|última|anterior|pergunta|questão|resposta|antes)',
    '<whole>(?:(?:volte|volta|voltar|recue) (?:atrás|uma|para trás)|(?:a )?(?:pergunta|questão) anterior|(?:para )?(?:atrás|trás)|(?:a )?anterior|uma pergunta (?:atrás|para trás))',
  ],
  repeat: [
    '(?:pode|poderia|podia|consegue|podes|se importa de|importa-se de|dá para)(?: por favor)?(?: me)? (?:repetir|dizer|falar|ler|fazer)(?:-me)?(?: (?:a (?:última )?pergunta|a questão|isso|isto|de novo|outra vez|novamente|por favor|mais uma vez))*(?<!(?:dizer|falar|ler|fazer|dizer isso|falar isso))(?= ?[,.!?;]|$)',
    '<clause>(?:repita|repete|repita-me)(?: (?:a pergunta|a questão|isso|isto))?(?= ?[,.!?;]|$| por favor| outra vez)',
    '<clause>(?:eu )?não (?:o |a |te |lhe )?(?:ouvi|estou (?:a )?ouvi(?:r|ndo)|escutei|entendi|percebi|compreendi|consegui ouvir|apanhei)(?: (?:bem|nada|direito))?(?: (?:a pergunta|a questão|o que (?:disse|você disse|perguntou)))?(?=[,.!?;]|$)',
    '<clause>(?:mais uma vez|de novo|outra vez|novamente),? por favor',
    '<clause>qual (?:era|é|foi)(?: mesmo)? a (?:última )?(?:pergunta|questão)',
    '<start>(?:como|desculpe|perdão|o quê|diga|hein|oi|hã)\\s*\\?',
    '<whole>(?:como (?:é que é|é|disse|assim)|o que (?:foi que )?(?:disse|você disse|perguntou)|não ouvi|(?:a ligação|a chamada) (?:caiu|cortou|falhou)|cortou|como é)',
  ],
  rephrase: [
    '<clause>(?:o )?que (?:é que )?(?:você |o senhor |a senhora |vocês )?(?:quer|quis|querem|queres) dizer(?: (?:com|exatamente|você|isso)\\b.*)?(?= ?[,.!?;]|$)',
    '<clause>(?:o )?que (?:é que )?(?:significa|entende por|você entende por|se entende por|é isso de) .{1,60}',
    '<clause>(?:a que|ao que|do que) (?:você |o senhor )?(?:se refere|está falando)',
    '<clause>(?:eu )?não (?:(?:entendo|compreendo|percebo)|(?:entendi|percebi|compreendi)|sei se (?:entendi|percebi|compreendi)|ficou clara|está clara)(?: (?:bem|direito|muito bem|a pergunta|a questão|essa pergunta|esta pergunta|sua pergunta|o que (?:quer dizer|pergunta|está perguntando|você quer dizer|pretende)))*(?= ?[,.!?;]|$)',
    '(?:pode|poderia|podia|consegue|podes)(?: por favor)?(?: me)? (?:reformular|explicar|esclarecer|clarificar|precisar|dizer|perguntar|colocar|explicar-me)(?:-me)?(?: (?:a pergunta|a questão|isso|isto|melhor|de outra (?:forma|maneira)|de outro (?:jeito|modo)|por outras palavras|com outras palavras|em outras palavras|o que (?:quer dizer|significa).*))*(?<!(?:dizer|perguntar|colocar|dizer isso))(?= ?[,.!?;]|$| por favor)',
    '<clause>(?:reformule|explique(?:-me)?|esclareça|me explique)(?: (?:a pergunta|a questão|isso|isto|melhor))*(?= ?[,.!?;]|$| por favor)',
    '<whole>(?:em que (?:sentido|aspecto|aspeto)|como assim|quer dizer|ou seja|por outras palavras|em outras palavras|de que forma)',
    '<clause>a (?:pergunta|questão) não (?:está|é|ficou) (?:muito )?clara',
  ],
  wait: [
    '<whole>(?:(?:só |espere |espera |dê-me |me dê |é só )?(?:um|uma|dois) (?:momento|momentinho|instante|instantinho|segundo|segundinho|minuto|minutinho|bocadinho|pouquinho|segundos|minutos)|espere(?: aí)?|espera(?: aí)?|peraí|calma(?: aí)?|aguarde|deixa eu ver|deixe-me ver|só um pouco)',
    '<clause>(?:espere|espera|aguarde|aguarda|peraí|dê-me|me dê|me dá|dá-me|preciso(?: de)?|pode (?:esperar|aguardar))(?: (?:aí|só|um|uma|uns|mais|dois|cinco|\\d+|momento|momentinho|instante|segundo|segundinho|segundos|minuto|minutinho|minutos|bocado|pouco|de|tempo|por favor))+(?= ?[,.!?;]|$| que| para| enquanto| est(?:á|ão)| tem| alguém)',
    '<clause>(?:deixe-me|deixa-me|me deixe|me deixa|deixa eu|preciso(?: de)?|tenho (?:de|que)|vou|quero|permita-me) (?:pensar|refletir|refletir|verificar|consultar)(?: (?:um|uma|só|pouco|bocado|bocadinho|momento|minuto|nisso|nisto|sobre|isso|isto|bem|melhor|nessa|pergunta|antes))*(?= ?[,.!?;]|$)',
    '<clause>(?:só )?(?:um|uma) (?:momento|momentinho|instante|instantinho|segundo|segundinho|minuto|minutinho)(?=[,.!;]|$| por favor| que)',
    '<clause>(?:(?:estão|alguém está) (?:a )?(?:tocando|tocar|batendo|bater) (?:a|à|na) (?:campainha|porta)|já (?:volto|venho)|volto já)',
  ],
  'are-you-human': [
    `(?:você|vocês|o senhor|a senhora|tu) (?:não )?(?:é|és|são)(?: (?:mesmo|realmente|de fato|na verdade|por acaso|só))* ${aBeing}`,
    `<clause>(?:é|és|são|será)(?: (?:mesmo|realmente|você|que é|um|uma))* ${aBeing}(?= ?\\?| ou )`,
    `<clause>(?:isto|isso|quem (?:me )?fala) (?:é|será) (?:mesmo )?${aBeing}(?= ?\\?|$| ou )`,
    `(?:estou|estaria|será que estou) (?:mesmo |realmente )?(?:a )?(?:falando|falar|conversando|conversar|tratar|lidando|teclando) (?:mesmo |realmente )?com ${aBeing}(?= ?[,.!;?]|$| ou )`,
    `<clause>falo com ${aBeing}(?= ?\\?|$| ou )`,
    '<clause>com quem (?:é que )?(?:estou|eu estou|falo) ?(?:a falar|falando|conversando|a conversar)?(?= ?[,.!?;]|$)',
    '<clause>(?:quem|o que) (?:é|és|são) (?:você|o senhor|a senhora|tu|vocês)(?= ?[,.!?;]|$)',
    '<clause>(?:posso|poderia|quero|queria|gostaria de|prefiro) (?:falar|conversar) com (?:uma pessoa|um (?:ser )?humano|alguém (?:real|de verdade)|gente)',
    '<clause>(?:tem|há|existe) (?:uma pessoa|alguém|gente|um humano) (?:real |de verdade )?(?:aí|do outro lado|na linha)',
  ],
  'is-recorded': [
    `(?:${you} )?(?:está|estão|estás) (?:a )?(?:me )?(?:grav|regist|registr|transcrev)(?:ando|endo|ar-me|ar) (?:me|${call}|a gente)`,
    `(?:${you} )?(?:está|estão|estás) (?:me (?:gravando|a gravar)|a (?:gravar-me|me gravar)|gravando-me)`,
    `<clause>(?:${you} )?(?:está|estão) (?:gravando|a gravar)${asked}`,
    `<clause>${call} (?:também |já )?(?:está (?:sendo |a ser |ficando )?|é |vai ser |será |fica |ficará )(?:grav|registr|regist|transcri|guard|armazen)(?:ad|t)[oa]${asked}`,
    `<clause>${call} (?:está a|vai) (?:gravar|ser gravad[oa])${asked}`,
    `<clause>(?:você|vocês|o senhor) (?:grava[m]?|guarda[m]?|registra[m]?) ${call}${asked}`,
    `<clause>(?:grava[m]?|guarda[m]?) ${call}\\s*\\?`,
    `<clause>(?:e )?quem(?: mais)? (?:é que )?(?:(?:vai|vão|pode|podem|poderá) )?(?:ouvir|ouve|ouvirá|escutar|escuta|ler|lê|lerá|ver|vê|verá|receber|recebe|ter acesso a|tem acesso a|terá acesso a|tem acesso|ter acesso)(?: a)?(?: à| ao)? ?${answers}`,
    '<clause>quem (?:é que )?(?:me )?(?:está (?:a ouvir|ouvindo|escutando|a escutar)|escuta|ouve)(?: isto| isso| esta conversa)?(?= ?[,.!?;]|$)',
    `<clause>(?:para )?(?:a)?onde (?:é que )?(?:vai|vão|fica|ficam|são|é|será|serão) (?:parar |guardad[oa]s? |armazenad[oa]s? )?${answers}`,
    `<clause>(?:o )?que (?:é que )?(?:vocês |você |o senhor )?(?:vai|vão|fazem|faz|farão|fará|acontece|acontecerá|vai acontecer|vão fazer|vai fazer)(?: (?:fazer|acontecer))? (?:com|a) ${answers}`,
    `<clause>${call} (?:é|fica|está) (?:mesmo )?(?:confidencial|anônim[oa]|anónim[oa]|privad[oa]|sigilos[oa])(?= ?\\?|$)`,
    '<clause>(?:há|tem|existe|vai haver) (?:uma |alguma )?gravação(?= ?\\?|$)',
  ],
  'who-asks': [
    '<clause>(?:e )?quem (?:é que )?(?:quer|está|pede|pediu|encomendou|paga|organiza|faz|realiza|patrocina|financia|pergunta|contratou|é)(?: (?:saber|por trás|atrás|de|disto|disso|isso|isto|pagando|fazendo|a fazer|perguntando|a perguntar|esta|essa|este|o cliente|a|o|pesquisa|entrevista|estudo|questionário))*(?= ?[,.!?;]|$)(?<!quem (?:é|está|faz))',
    '<clause>(?:para quem|em nome de quem|por conta de quem|da parte de quem|para que (?:empresa|cliente)|de que empresa)',
    '(?:que|qual) (?:é a |é o |a |o )?(?:empresa|organização|cliente|instituição)(?: (?:está|por trás|disto|disso|pediu|encomendou|paga|faz|é))*(?= ?[,.!?;]|$)',
    '<clause>qual (?:é )?(?:o|a) (?:objetivo|objectivo|propósito|finalidade|motivo|razão|fim)',
    '<clause>(?:por|para|pra) (?:que|quê) (?:é que )?(?:você |vocês |o senhor |me |nos )*(?:pergunta|perguntam|perguntas|quer|querem|quer saber|liga|ligou|ligaram|serve|precisa|precisam|está perguntando|estão perguntando|é|fazem)(?: (?:saber|isso|isto|disso|disto|tudo|esta|essa|me|pesquisa|entrevista))*(?= ?[,.!?;]|$)',
  ],
  'how-long': [
    '<clause>(?:e )?quanto(?: tempo)?(?: mais)?(?: (?:é que|ainda|falta|demora|dura|vai|leva|resta|temos|durar|demorar|levar|para|isso|isto|a|esta|essa|acabar|terminar|o|ao todo|no total|mais|entrevista|conversa|resto))+(?= ?[,.!?;]|$)',
    '(?:quantas (?:perguntas|questões)|quantos minutos)(?: (?:mais|é que|ainda|faltam|restam|são|tem|têm|há|temos|no total|ao todo|você|vocês|vai fazer|vão ser|fazer))*(?= ?[,.!?;]|$)',
    '<clause>(?:ainda )?(?:falta|faltam|vai demorar|demora|tem|há|restam)(?: ainda)? (?:muito|muitas?|muitas perguntas|mais muito)(?: (?:tempo|perguntas|ainda|mais|para acabar|para terminar))*\\s*(?:\\?|$)',
    '<clause>(?:já )?(?:(?:estamos|está|estão) (?:quase |já )?(?:acabando|terminando|a acabar|a terminar|no fim|quase)|é a última(?: pergunta)?|quando (?:é que )?(?:acaba|acabamos|termina|terminamos)(?: isto| isso)?|(?:estamos )?quase (?:no fim|acabando|a acabar))\\s*(?:\\?|$)',
  ],
  'said-already': [
    '<clause>(?:mas )?(?:isso |isto |a isso |essa |essa pergunta )?(?:eu )?já (?:(?:lhe|te|o|a|vos|eu) )*(?:disse|falei|respondi|contei|expliquei|mencionei|tinha (?:dito|respondido))(?:-lhe|-te)?(?: (?:isso|isto|a|à|essa|esta|pergunta|questão|antes|tudo|disso|sobre|anteriormente))*(?= ?[,.!?;]|$)',
    '<clause>como (?:eu )?(?:já )?(?:lhe |te )?(?:disse|falei|expliquei|mencionei|referi)(?: (?:antes|anteriormente|há pouco|no início))?(?= ?[,.!]|$)',
    '<clause>(?:isso |essa |isto )?(?:você |o senhor |a senhora )?já (?:me )?(?:perguntou|perguntaram|fez essa pergunta|fizeram essa pergunta)(?: (?:isso|isto|antes|me))*',
    '<whole>(?:é a mesma pergunta(?: de antes)?|(?:outra vez )?a mesma pergunta|já respondi|acabei de (?:dizer|responder)(?: isso| isto)?)',
  ],
  'one-more-thing': [
    '(?:só )?(?:mais )?uma (?:última |outra )?(?:coisa|coisinha|questão|observação)(?: mais)?(?= ?[,.!?;:]|$| que| se| antes)(?<=(?:mais|última|outra).*)',
    '<clause>(?:e )?outra coisa(?= ?[,.!?;:]|$)',
    '<clause>(?:posso|poderia|quero|queria|gostaria de|deixe-me|me deixe|permita-me|preciso) (?:só |ainda |também )?(?:acrescentar|adicionar|dizer|comentar|mencionar|completar) (?:algo|uma coisa|mais (?:uma coisa|algo)|alguma coisa|um (?:ponto|detalhe|comentário))',
    '<clause>(?:(?:eu )?(?:esqueci|esqueci-me|me esqueci)(?: de)? (?:uma coisa|algo|dizer|mencionar|falar)|antes de (?:terminar|acabar|desligar|irmos|encerrar)|(?:há|tem) (?:mais )?(?:outra coisa|mais uma coisa))',
  ],
  'off-the-record': [
    'em off(?= ?[,.:;!]|$)',
    'fora d[oe] (?:registr?o|gravação|microfone|gravador|ata|acta)',
    `<clause>não (?:me |nos )?(?:${kept})(?= ?[,.!?;]|$| por favor)`,
    `não (?:me (?:${kept})|(?:${kept})-(?:me|o))(?: (?:sobre|nisto|nisso|com|por) ?(?:isto|isso)?)?`,
    `não (?:${kept}) (?:isto|isso|o meu nome|meu nome|nada disto|nada disso|o que (?:vou|digo|eu)|est[ae] (?:parte|frase)|ess[ae] (?:parte|frase))`,
    'não (?:me (?:pode|podem|podes) citar|(?:pode|podem|podes|deve) (?:me citar|citar-me|mencionar-me|(?:citar|publicar|gravar|usar|divulgar|escrever) (?:isto|isso)))',
    `(?:que )?${statement},? (?:que )?(?:não (?:é (?:para|pra) (?:citar|publicar|divulgar|gravar|registr?ar|constar|sair|a ata)|pode (?:sair|ser (?:citado|publicado|gravado|divulgado)|constar)|(?:deve|vai) (?:sair|constar|ser)|quero que (?:conste|saia|seja)|saia|conste|se (?:publique|grave|escreva|cite)))`,
    `(?:que )?(?:${statement},? )?(?:que )?(?:fique|fica|ficará|tem que ficar|tem de ficar|deve ficar|vai ficar) (?:só |aqui )?(?:entre (?:nós|a gente|você e eu|mim e você)|em segredo)`,
    '<clause>(?:(?:cá|aqui|só|que fique|isto|isso) ){0,3}entre (?:nós|a gente|você e eu|mim e você)(?= ?[,:.]|$| (?:foi|é|eles|ele|ela|o |a |eu |não ))(?!\\.? ?e )',
    '<clause>(?:cá|aqui) entre (?:nós|a gente)',
    `${statement}(?: (?:agora|a seguir))? (?:é|fica|deve ficar|tem de ser|tem que ser|deve ser) (?:muito |estritamente |totalmente |altamente )?(?:confidencial|secret[oa]|privad[oa]|reservad[oa]|sigilos[oa]|extraoficial|em off)`,
    '<clause>(?:em confiança|confidencialmente|em segredo|em sigilo|extraoficialmente)(?= ?[,:]|$)',
    'extraoficialmente',
    'sem (?:me citar|citar o meu nome|citar meu nome|citar-me|que (?:conste|me cite|isso saia))',
    '<clause>(?:pode |podia |poderia |por favor )*(?:desligue|desligar|desliga|pare|parar|interrompa|pause|pausar|suspenda|corte) (?:a gravação|o gravador|o microfone|de gravar)',
    '<clause>(?:eu não (?:lhe )?(?:disse|falei) (?:nada|isto|isso)|não fui eu (?:que|quem) (?:disse|falei|falou))',
  ],
  'on-the-record': [
    '(?:de novo|novamente|volta a ser|outra vez) (?:oficial|para regist(?:r)?o|no regist(?:r)?o|em on)',
    'de volta a[o]? (?:regist(?:r)?o|on|oficial)',
    '<clause>(?:voltamos|volte|voltemos|voltar) (?:ao (?:on|regist(?:r)?o|oficial)|a gravar)',
    '(?:já|agora|agora sim|a partir de agora|a partir daqui|daqui para a frente|daqui em diante)(?: já)? (?:me )?(?:pode|podem|podes) (?:voltar a )?(?:me )?(?:citar|gravar|registr?ar|anotar|escrever|publicar|usar|utilizar)(?:-me|-o)?',
    '(?:pode|podem|podes) (?:voltar a )?(?:me )?(?:citar|gravar|registr?ar|anotar|usar|utilizar)(?:-me|-o)?(?: o que (?:eu )?(?:digo|disser))? (?:de novo|outra vez|novamente)',
    '<clause>(?:a partir de agora|a partir daqui|daqui para a frente|agora)(?: já)? (?:é|volta a ser|está|pode ser) (?:oficial|público|em on|gravado|citado)',
    '<clause>(?:pode |já pode )?(?:ligue|ligar|liga|retome|retomar|reative|reinicie|recomece|volte a ligar) (?:de novo |outra vez )?(?:com )?a gravação',
    '(?:isto|isso|o que (?:vem|segue)) (?:já |agora |sim )+pode (?:citar|gravar|publicar|constar|ser citado|ser gravado)',
  ],
  strike: [
    `<clause>(?:(?:pode|podem|podes|poderia|por favor|quero|gostaria de|peço que|não) )*(?:apag(?:ue[m]?|a|ar)|risqu?(?:e[m]?|a|ar|car)|riscar|elimin(?:e[m]?|a|ar)|retir(?:e[m]?|a|ar)|remov(?:a[m]?|er)|tir(?:e[m]?|a|ar)|esqueç?(?:a[m]?)|esquecer|esquece|ignor(?:e[m]?|a|ar)|desconsider(?:e[m]?|a|ar)|delet(?:e[m]?|a|ar)|descart(?:e[m]?|a|ar)|exclua[m]?|excluir|cort(?:e[m]?|a|ar)) ${bit}${close}`,
    '<clause>(?:(?:por favor|isso|isto|não) )*(?:apague|risque|elimine|retire|remova|tire|esqueça|ignore|desconsidere|exclua|delete)(?:-o|-a)?(?:,? por favor| da gravação| do registr?o)(?= ?[,.!;]|$)',
    '<clause>(?:apague|risque|elimine|retire|remova|tire|esqueça|ignore)-(?:o|a|isso)(?= ?[,.!;]|$| por favor| da| do)',
    '<clause>(?:isto |isso )?(?:eu )?não (?:devia|deveria|era para|podia) (?:eu )?(?:ter (?:dito|falado|mencionado|contado)|dizer|falar)(?: (?:isso|isto|nada))?(?= ?[,.!;]|$| apague| risque| por)',
    `<clause>não (?:us|utiliz|consider)e[m]? ${bit}`,
    `<clause>não (?:leve[m]? em conta|tenha[m]? em conta) ${bit}`,
    '<clause>(?:eu )?retiro (?:o que (?:eu )?(?:disse|falei|acabei de dizer)|isso|isto|o dito)',
    '<clause>(?:esqueça|esquece) que (?:eu )?(?:disse|falei) (?:isso|isto)',
  ],
  'change-answer': [
    '(?:mudar|alterar|corrigir|retificar|modificar|rever|trocar|refazer|retirar|mude|altere|corrija) (?:a |à )?(?:minha )?(?:última )?resposta(?: anterior)?',
    '<clause>(?:posso|poderia|quero|queria|gostaria de|deixe-me|me deixe|deixa eu|preciso(?: de)?|tenho (?:de|que)|permita-me) (?:me )?(?:corrigir|alterar|retificar|mudar)(?:-me)?(?: (?:o que (?:eu )?(?:disse|falei|acabei de dizer)|isso|isto|uma coisa|algo))?(?= ?[,.!?;]|$| antes)',
    '<clause>(?:posso|poderia|quero|queria|gostaria de|deixe-me|me deixe|deixa eu) responder(?: (?:a|à|isso|essa|pergunta))* (?:de novo|outra vez|novamente|de outra (?:forma|maneira))',
    '<whole>(?:(?:eu )?(?:me )?enganei(?:-me)?|(?:isso|isto) (?:estava|está|foi) errado|(?:a )?minha (?:última )?resposta (?:estava|está) errada|corrijo|errei|(?:me )?corrigindo)',
  ],
  refusal: [
    '(?:eu )?não sei',
    'não faço ideia',
    'não tenho certeza',
    'não tenho a certeza',
    'sem comentários',
    'prefiro não (?:dizer|responder|falar|comentar)',
    'não (?:posso|quero) (?:dizer|responder|falar|comentar|partilhar|compartilhar)',
    'é confidencial',
    'próxima pergunta',
    '<start>(?:passo|próxima)(?:[.!,]|$)',
    'nada me ocorre',
  ],
  yes: [
    '<start>(?:sim|claro(?: que sim)?|com certeza|certamente|pois claro|pode ser|tá bom|está bem|está bom|ok|okay|aceito|concordo|de acordo|combinado|certo|tudo bem|por mim (?:tudo bem|sim)|perfeito|vamos(?: lá)?|pode(?: começar)?|beleza|sem problema|naturalmente|evidentemente|com (?:muito )?(?:gosto|prazer)|é claro|isso|exato|positivo|bora|quero sim|aceito sim)(?= ?[,.!;]|$| (?:aceito|concordo|quero|participo|claro|senhor|senhora|por|que|obrigad[oa]|vamos|pode|podemos|estou|sim|tudo|começar|lá))',
    '<clause>(?:eu )?(?:estou de acordo|aceito|concordo|consinto|dou (?:o )?meu consentimento|quero participar|não (?:me oponho|tenho (?:nada contra|objeções)))(?= ?[,.!;]|$| em| participar| com)',
    '<whole>(?:por que não|um)',
  ],
  no: [
    '<start>(?:não|nunca|jamais|de (?:jeito|modo|maneira|forma) (?:nenhum|nenhuma|algum)|de modo algum|nem pensar|claro que não|negativo|melhor não|prefiro (?:que )?não|absolutamente não|é melhor não|nada disso)(?= ?[,.!;]|$| (?:quero|obrigad[oa]|aceito|concordo|estou|desejo|participo|consinto|senhor|senhora|por|posso|autorizo|vou|participar|muito|gostaria|dou))',
    '<clause>(?:eu )?(?:prefiro (?:que )?não|preferia (?:que )?não|recuso(?:-me)?|me recuso|oponho-me|me oponho|discordo)(?= ?[,.!;]|$| (?:participar|a|ser))',
    '<whole>(?:dois|não mesmo)',
  ],
  courtesy: [
    'eu|desculpe|desculpa|desculpe-me|me desculpe|perdão|perdoe|lamento|sinto muito|olhe|olha|escute|escuta|bom|bem|pois|então|por favor|(?:muito )?obrigad[oa]|não|sim|já|agora|mas|e|ah+|eh+|hm+|hã|ó|olá|oi|sinceramente|na verdade|a sério|sério|um momento|espere|espera|a propósito|por sinal|uma (?:pergunta|dúvida)|só uma (?:pergunta|dúvida|coisa)|ok|tá(?: bom)?|certo|senhora?|chega|basta|pare|diga(?:-me)?|me diga|acho que|infelizmente|também|só|aliás|afinal|francamente|antes de (?:começar|continuar|responder)|é que|enfim|pronto|ora|de novo|isso|isto|com isto',
  ],
});
