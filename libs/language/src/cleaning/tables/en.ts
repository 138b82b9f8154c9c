import { type CleaningTable } from '../table';

export const en: CleaningTable = {
  hesitations: ['u+h+', 'u+h*m+', 'er', 'er{3,}', 'e+r+m+', 'e+h+m+', 'h+m+', 'm{3,}'],
  hesitationsBetweenPauses: ['a+h+', 'e+h+', 'mm'],
  acronyms: 'er',
  action: '(?!yes|does|always|sometimes|perhaps|besides|thanks|says|adds|means|speaks)[a-z]{2,}[^siu]s',
  answers: ['uh huh', 'uh uh', 'uh oh', 'mm hmm', 'mm hm', 'mmm hmm', 'hm mm', 'hmm mm'],
  repeatedAnywhere: `the a an and but or of at by my our your their its his with from because`,
  repeatedAdjacent: `i we he she they i'm i've i'd i'll we're we've they're they've it's he's she's there's that's
    you're to if for this these when what how as who where`,
  repeatedAtClauseStart: `i we he she they you it i'm i've i'd i'll we're we've they're it's he's she's there's that's
    you're if this these when what how who where in on to for there's that's`,
  clauseOpeners: `and but or so because that if when where while then than as well yeah yes think thought guess maybe perhaps
    actually basically although though since until unless whether which`,
  bindsToNext: `the a an and but or of at by my our your their its with from because to for i we he she they is was are were be
    been have has had will would can could should might do does did am if`,
  conjunctions: 'and or to nor versus vs through but',
  shortWords: `a i o ad ah am an as at be by do eh go ha he hi if in is it me mr ms my no of oh ok on or ox pa pi re so
    to tv uk up us vs we add age ago aid aim air all and any are arm art ask ate bad bag ban bar bed bet bid big bit
    box boy bug bus but buy can cap car cat ceo cup cut day deal did die dig dog dry due ear eat egg end era eye far
    few fit fix fly for fun gap gas get god got gun guy had has hat her hey him hip his hit hot how ice ill its ivr
    jet job joy key kid law lay led leg let lie lot low map may men met mix mom nor not now odd off oil old one our
    out own pay per pet pie pin pop pot put ran raw red rid row run sad saw say sea see set sex she shy sir sit six
    sky son sum sun tax tea ten the tie tip too top toy try two use van via war was way web wet who why win won yes
    yet you zero that this with from they what when were will have been more some than then them well very much also
    just like good make made time year only over such most even back into know take work plan cost sale team goal`,
};
