import { makeLeavePage, type Wish } from './leave-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aPage() {
  const told: string[] = [];
  let recognised: () => void = () => undefined;
  const lastWords = new Promise<void>((resolve) => (recognised = resolve));
  const page = makeLeavePage({
    phone: {
      lastWords: () => lastWords,
      flush: () => void told.push('words'),
      stop: (as) => void told.push(`stop as ${as}`),
    },
    receive: ({ type }) => void told.push(type),
    receiveLate: ({ type }) => void told.push(`late ${type}`),
  });
  return { page, told, recognised: () => recognised() };
}
const end: Wish = { type: 'end' };

test('a wish follows the last words', async () => {
  const { page, told, recognised } = aPage();
  const leaving = page.leaveAs(end);
  expect(told).toEqual([]);
  recognised();
  await leaving;
  expect(told).toEqual(['words', 'end']);
});

test('the last words are waited for no longer than four seconds', async () => {
  const { page, told } = aPage();
  const leaving = page.leaveAs(end);
  await jest.advanceTimersByTimeAsync(4000);
  await leaving;
  expect(told).toEqual(['words', 'end']);
});

test('a wish counts once if the connection is lost before the last words are taken', async () => {
  const { page, told, recognised } = aPage();
  const leaving = page.leaveAs(end);
  const left = page.leave();
  expect(page.hasLeft()).toBe(true);
  expect(page.leave()).toBe(left);
  recognised();
  await Promise.all([leaving, left]);
  expect(told.filter((each) => each.includes('end'))).toEqual(['late end']);
  expect(told).toContain('stop as turn');
});
