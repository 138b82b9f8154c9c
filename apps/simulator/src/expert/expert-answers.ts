/** Words that do not identify the topic of a question. */
const plain = new Set(
  `about above after again against almost along already also although always another anything around because been
  before being between both came come could describe does doing done during each either else even ever every everything
  example explain first from give given gone happen happens have having here hello into just kind know last later least
  less like made make many maybe might more most much must name need never next often once only other over people please
  question really same seem seen several should since some something still such take talk tell than thank thanks that
  their them then there these they thing things think this those through today together toward true under until upon used
  using very walk want well went were what when where whether which while whom whose will with within without would year
  your yours yourself`.split(/\s+/),
);

const openings = [
  (topic: string) =>
    `For us ${topic} was decided by three things: price, lead time and trust, in that order.`,
  (topic: string) =>
    `I dealt with ${topic} nearly every week between 2017 and 2022, mostly on the buying side.`,
  (topic: string) =>
    `Honestly, ${topic} looked simple on paper, and the first pilot showed how wrong we were.`,
  (topic: string) =>
    `When we reviewed ${topic} across eleven sites, four of them caused most of the trouble.`,
  (topic: string) => `The turning point in ${topic} came when finance saw the true cost per unit.`,
  (topic: string) => `We ran ${topic} with a small team of six, and that shaped every decision we took.`,
];

const details = [
  'The supplier in Rotterdam quoted 14 percent less, but their service team needed two days to react.',
  'We lost about 180,000 euros in one quarter, because a sensor failed and nobody looked at the alarms.',
  'Lead times fell from nine weeks to five after we let the plants order directly from the regional warehouse.',
  'Our auditors wanted signed records, so we replaced the spreadsheets with a small database that everybody trusted.',
  'Two large customers left that spring, and both named slow answers rather than price as the reason.',
  'Training took longer than the installation itself; the night shift only joined in after the third month.',
  'The contract ran for three years, with a break clause that we used once, in the autumn of 2020.',
  'In Lyon the same machine ran 400 hours longer between failures, for example, because one mechanic cleaned it daily.',
  'Purchasing compared five offers, and the cheapest one turned out to leave out the spare parts altogether.',
  'We measured it for eight weeks before changing anything, which saved us from fixing the wrong thing.',
  'The works council agreed as soon as we showed that nobody would lose shifts because of it.',
  'About a third of the savings came from energy, roughly 60,000 euros a year for each site.',
  'Our first partner went bankrupt in 2018, so we have insisted on a second source ever since.',
  'The regulator visited twice, and both times the missing temperature logs were the only finding.',
  'Drivers told us about the real problem: the loading dock was too small for two trailers at once.',
  'We moved the decision from headquarters to the regions, since they answer for the results anyway.',
];

const conclusions = [
  'Looking back, I would test with one region first and only then sign for the whole country.',
  'That is why I would rather pay a little more and have an engineer on site within four hours.',
  'If I had to choose today, I would weigh reliability twice as heavily as the purchase price.',
  'My advice to a newcomer is to measure the failures before negotiating anything at all.',
  'It changed how our board looks at investments: they now ask for the running costs of ten years.',
];

/** Returns a substantial answer, which depends only on the question and the number of earlier answers. */
export function defaultAnswer(words: string, nth: number): string {
  const seed = hash(words);
  const opening = pick(openings, seed)(topicOf(questionIn(words)));
  // chosen by position, so that no answer repeats another
  const told = [pick(details, 2 * nth), pick(details, 2 * nth + 1)];
  return [opening, ...told, pick(conclusions, seed + nth)].join(' ');
}

export function questionIn(words: string) {
  const sentences = words.match(/[^.?!。？！]+[.?!。？！]*/gu)?.map((sentence) => sentence.trim()) ?? [];
  return sentences.findLast((sentence) => /[?？]$/u.test(sentence)) ?? sentences.at(-1) ?? words;
}

function topicOf(question: string) {
  const words = question.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const tells = (word: string | undefined) =>
    word !== undefined && word.length > 3 && !plain.has(word.toLowerCase());
  const last = words.findLastIndex(tells);
  if (last < 0) return 'the matter';
  const before = words[last - 1];
  return `“${tells(before) ? `${before} ` : ''}${words[last]}”`;
}

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

function hash(text: string) {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1)
    value = (value * 33 + text.charCodeAt(index)) % 1_000_003;
  return value;
}
