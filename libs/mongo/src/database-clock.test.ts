import { makeDatabaseClock } from './database-clock';

const hourMs = 3_600_000;
const within = 500;
const aheadMs = (clock: { now(): Date }) => clock.now().getTime() - Date.now();

test('it is the time the database says, and stays so while the database is away', async () => {
  const answers = [async () => new Date(Date.now() + hourMs), () => Promise.reject(new Error('away'))];
  const clock = makeDatabaseClock(() => (answers.shift() as () => Promise<Date>)());
  expect(Math.abs(aheadMs(clock))).toBeLessThan(within);
  await clock.compare();
  expect(Math.abs(aheadMs(clock) - hourMs)).toBeLessThan(within);
  await clock.compare();
  expect(Math.abs(aheadMs(clock) - hourMs)).toBeLessThan(within);
});

test('an answer that took long is not believed', async () => {
  const moment = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(501);
  const clock = makeDatabaseClock(async () => new Date(Date.now() + hourMs));
  await clock.compare();
  moment.mockRestore();
  expect(Math.abs(aheadMs(clock))).toBeLessThan(within);
});
