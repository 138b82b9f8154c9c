import { type Language } from '@colloquy/contracts';
import { stopWords } from '../../text/stop-words';

/** Figures of one dimension compare by `value * factor`. */
export interface Unit {
  dimension: string;
  factor: number;
}

/** Factors in the base of each dimension; a month and a year are those of the mean Gregorian calendar, in seconds. */
const dimensions: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  time: {
    second: 1,
    minute: 60,
    hour: 3600,
    day: 86_400,
    week: 604_800,
    month: 2_629_746,
    year: 31_556_952,
  },
  length: { millimeter: 0.001, centimeter: 0.01, meter: 1, kilometer: 1000 },
  mass: { gram: 0.001, kilogram: 1 },
  volume: { milliliter: 0.001, liter: 1 },
};

/** Currencies of the countries in which the platform's languages are spoken. */
const currencies =
  `EUR USD GBP JPY CNY INR KRW CHF SEK NOK DKK PLN CZK HUF RON BGN RUB UAH TRY BRL MXN CAD AUD
  PHP IDR MYR VND SAR AED EGP`.split(/\s+/u);

export interface UnitForm {
  text: string;
  unit: Unit;
  mayPrecede: boolean;
}

const forms = new Map<Language, readonly UnitForm[]>();

/** Returns the forms of units, longest first, without forms of two units and ordinary words such as "in". */
export function unitFormsOf(language: Language): readonly UnitForm[] {
  const known = forms.get(language);
  if (known) return known;
  const found = new Map<string, Unit | undefined>();
  for (const [form, unit] of [...measuredForms(language), ...moneyForms(language)]) {
    const other = found.get(form);
    const isSame = !found.has(form) || (other?.dimension === unit.dimension && other.factor === unit.factor);
    found.set(form, isSame ? unit : undefined);
  }
  const made = [...found]
    .flatMap(([text, unit]): UnitForm[] =>
      unit && !isOrdinary(text, language) ? [{ text, unit, mayPrecede: mayPrecede(text, unit) }] : [],
    )
    .sort((a, b) => b.text.length - a.text.length);
  forms.set(language, made);
  return made;
}

/** The inch is "in", and one letter with a full stop often ends a sentence. */
const isOrdinary = (form: string, language: Language): boolean =>
  form === 'in' || /^\p{L}\.$/u.test(form) || stopWords[language]?.has(form) === true;

const mayPrecede = (form: string, { dimension }: Unit): boolean =>
  currencies.includes(dimension) && (/\p{Sc}/u.test(form) || form === dimension.toLowerCase());

/** Amounts whose units most languages inflect differently. */
const amounts = [1, 2, 5];

/** Units of mass that `Intl` does not write; a ton is metric. */
const massForms: readonly (readonly [forms: string, kilograms: number])[] = [
  ['t tonne tonnes ton tons tonnen tonelada toneladas tonnellata tonnellate ton', 1000],
  ['kilo kilos quilo quilos', 1],
];

function* measuredForms(language: Language): Generator<[string, Unit]> {
  for (const [forms, factor] of massForms)
    for (const form of forms.split(' ')) yield [form, { dimension: 'mass', factor }];
  yield ['%', unitOf('percent')];
  for (const unit of Intl.supportedValuesOf('unit'))
    for (const unitDisplay of ['long', 'short'] as const) {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      for (const amount of amounts) yield* formsIn(format, 'unit', amount, unitOf(unit));
    }
  yield* formsIn(new Intl.NumberFormat(language, { style: 'percent' }), 'percentSign', 1, unitOf('percent'));
}

function* moneyForms(language: Language): Generator<[string, Unit]> {
  for (const currency of currencies) {
    const unit = { dimension: currency, factor: 1 };
    yield [currency.toLowerCase(), unit];
    for (const currencyDisplay of ['name', 'symbol'] as const) {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
      for (const amount of amounts) yield* formsIn(format, 'currency', amount, unit);
    }
  }
}

function* formsIn(
  format: Intl.NumberFormat,
  type: string,
  amount: number,
  unit: Unit,
): Generator<[string, Unit]> {
  for (const part of format.formatToParts(amount)) {
    const form = part.value.trim().toLowerCase();
    if ((part.type as string) === type && form !== '') yield [form, unit];
  }
}

function unitOf(name: string): Unit {
  for (const [dimension, factors] of Object.entries(dimensions)) {
    const factor = factors[name];
    if (factor !== undefined) return { dimension, factor };
  }
  return { dimension: name, factor: 1 };
}
