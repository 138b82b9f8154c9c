import { type Phrases } from './phrases';

export const pl: Phrases = {
  hello: 'Dzień dobry, {expert}. Dziękuję za udział w rozmowie.',
  introduction: 'Nazywam się {persona} i jako sztuczna inteligencja prowadzę ten wywiad.',
  acknowledgements: ['Dziękuję.', 'Rozumiem.', 'Jasne.'],
  probes: [
    'Czy można prosić o nieco więcej szczegółów?',
    'Czy można prosić o konkretny przykład?',
    'Czy można to opisać dokładniej?',
  ],
  closing: 'To było moje ostatnie pytanie. Bardzo dziękuję za poświęcony czas i odpowiedzi. Do widzenia.',
  silence: [
    'Czy nadal się słyszymy? Proszę się nie spieszyć.',
    'Nie mam jeszcze odpowiedzi. Proszę kontynuować w dowolnej chwili.',
    'Nadal nie mam odpowiedzi. Za chwilę zakończę rozmowę; można do niej wrócić później.',
  ],
  repeat: 'Oczywiście. Oto pytanie jeszcze raz.',
  resume: 'Witam ponownie. Wróćmy do tego pytania.',
  finishLater: 'Oczywiście. Na razie kończymy w tym miejscu, a rozmowę można dokończyć później. Dziękuję.',
  offTheRecord: 'Odnotowuję, że to jest poufne. Proszę kontynuować w dowolnej chwili.',
  offTheRecordUntil: 'Od teraz wszystko pozostaje poufne, dopóki nie usłyszę słów: znowu oficjalnie.',
  backOnTheRecord: 'Rozmowa jest ponownie zapisywana.',
  strike: 'Ta wypowiedź nie zostanie uwzględniona.',
  timeUp:
    'Nasz czas dobiegł końca, dlatego na tym zakończę. Bardzo dziękuję za poświęcony czas i odpowiedzi. Do widzenia.',
  summaryOpening: '{expert}: odpowiedzi na {answered} z {total} pytań.',
  summaryAnswer: 'Na pytanie „{question}”: „{answer}”',
};

export const cs: Phrases = {
  hello: 'Dobrý den, {expert}. Děkuji za vaši účast.',
  introduction: 'Jmenuji se {persona} a tento rozhovor vedu jako umělá inteligence.',
  acknowledgements: ['Děkuji.', 'Rozumím.', 'Dobře.'],
  probes: [
    'Můžete mi o tom říct trochu víc?',
    'Můžete uvést konkrétní příklad?',
    'Můžete to popsat podrobněji?',
  ],
  closing: 'To byla moje poslední otázka. Mnohokrát děkuji za váš čas a odpovědi. Na shledanou.',
  silence: [
    'Jste tam ještě? Klidně si vezměte čas, který potřebujete.',
    'Zatím nemám vaši odpověď. Pokračujte, až budete chtít.',
    'Stále nemám vaši odpověď. Za chvíli rozhovor ukončím; můžete se vrátit později.',
  ],
  repeat: 'Jistě. Zde je otázka ještě jednou.',
  resume: 'Vítejte zpět. Pokračujme touto otázkou.',
  finishLater: 'Jistě. Prozatím zde skončíme a můžete pokračovat později. Děkuji.',
  offTheRecord: 'Beru na vědomí, že je to důvěrné. Pokračujte, až budete chtít.',
  offTheRecordUntil: 'Od této chvíle je vše důvěrné, dokud neřeknete: opět oficiálně.',
  backOnTheRecord: 'Rozhovor se opět zaznamenává.',
  strike: 'Tuto část ze záznamu odstraním.',
  timeUp: 'Náš čas vypršel, proto zde skončím. Mnohokrát děkuji za váš čas a vaše odpovědi. Na shledanou.',
  summaryOpening: '{expert}: zodpovězené otázky {answered} z {total}.',
  summaryAnswer: 'K otázce „{question}“: „{answer}“',
};

export const sk: Phrases = {
  hello: 'Dobrý deň, {expert}. Ďakujem za vašu účasť.',
  introduction: 'Volám sa {persona} a tento rozhovor vediem ako umelá inteligencia.',
  acknowledgements: ['Ďakujem.', 'Rozumiem.', 'Dobre.'],
  probes: [
    'Môžete mi o tom povedať trochu viac?',
    'Môžete uviesť konkrétny príklad?',
    'Môžete to opísať podrobnejšie?',
  ],
  closing: 'To bola moja posledná otázka. Veľmi pekne ďakujem za váš čas a odpovede. Dovidenia.',
  silence: [
    'Ste tam ešte? Pokojne si vezmite čas, ktorý potrebujete.',
    'Zatiaľ nemám vašu odpoveď. Pokračujte, keď budete chcieť.',
    'Stále nemám vašu odpoveď. O chvíľu rozhovor ukončím; môžete sa vrátiť neskôr.',
  ],
  repeat: 'Iste. Tu je otázka ešte raz.',
  resume: 'Vitajte späť. Pokračujme touto otázkou.',
  finishLater: 'Iste. Zatiaľ tu skončíme a môžete pokračovať neskôr. Ďakujem.',
  offTheRecord: 'Beriem na vedomie, že je to dôverné. Pokračujte, keď budete chcieť.',
  offTheRecordUntil: 'Od tejto chvíle je všetko dôverné, kým nepoviete: opäť oficiálne.',
  backOnTheRecord: 'Rozhovor sa opäť zaznamenáva.',
  strike: 'Túto časť zo záznamu odstránim.',
  timeUp: 'Náš čas uplynul, preto tu skončím. Veľmi pekne ďakujem za váš čas a vaše odpovede. Dovidenia.',
  summaryOpening: '{expert}: zodpovedané otázky {answered} z {total}.',
  summaryAnswer: 'K otázke „{question}“: „{answer}“',
};

export const hr: Phrases = {
  hello: 'Dobar dan, {expert}. Hvala vam na sudjelovanju.',
  introduction: 'Zovem se {persona} i kao umjetna inteligencija vodim ovaj razgovor.',
  acknowledgements: ['Hvala.', 'Razumijem.', 'U redu.'],
  probes: [
    'Možete li mi reći nešto više o tome?',
    'Možete li navesti konkretan primjer?',
    'Možete li to detaljnije opisati?',
  ],
  closing: 'To je bilo moje posljednje pitanje. Puno vam hvala na vremenu i odgovorima. Doviđenja.',
  silence: [
    'Jeste li još tu? Slobodno uzmite vremena koliko vam treba.',
    'Još nemam vaš odgovor. Nastavite kad god želite.',
    'I dalje nemam vaš odgovor. Uskoro ću završiti razgovor; možete se vratiti kasnije.',
  ],
  repeat: 'Naravno. Evo pitanja još jednom.',
  resume: 'Dobro došli natrag. Nastavimo s ovim pitanjem.',
  finishLater: 'Naravno. Zasad ćemo ovdje stati, a možete nastaviti kasnije. Hvala.',
  offTheRecord: 'Bilježim da je ovo povjerljivo. Nastavite kad god želite.',
  offTheRecordUntil: 'Od sada je sve povjerljivo, dok ne kažete: opet službeno.',
  backOnTheRecord: 'Razgovor se opet bilježi.',
  strike: 'To je uklonjeno iz zapisa.',
  timeUp: 'Naše je vrijeme isteklo, pa ću ovdje stati. Hvala vam na vremenu i odgovorima. Doviđenja.',
  summaryOpening: '{expert}: odgovoreno na {answered} od {total} pitanja.',
  summaryAnswer: 'Na pitanje „{question}”: „{answer}”',
};
