import { type Language } from '@colloquy/contracts';
import { personsIn } from './persons';

const namesOf = (text: string, language: Language) => personsIn(text, language).map(({ name }) => name);

test('a name that is a part of a name of a day is a name', () => {
  expect(namesOf('Hôm qua tôi gặp anh Nhật ở kho.', 'vi')).toEqual(['Nhật']);
});

test('a month after a form of address is no name', () => {
  expect(namesOf('Herr Mai kam, Herr Weber erst Mitte Mai.', 'de')).toEqual(['Weber']);
});
