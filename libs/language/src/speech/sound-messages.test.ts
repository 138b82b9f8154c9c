import { makeSoundMessages } from './sound-messages';

const rateHz = 16_000;
const sound = (ms: number) => new Int16Array((rateHz * ms) / 1000).fill(1);

function posted() {
  const lengthsMs: number[] = [];
  const messages = makeSoundMessages(rateHz, (message) => {
    lengthsMs.push((message.length / 2 / rateHz) * 1000);
  });
  return { lengthsMs, messages };
}

test('sound is joined to messages of at least 60 ms', () => {
  const { lengthsMs, messages } = posted();
  for (let n = 0; n < 11; n++) messages.add(sound(20));
  messages.add(sound(250));
  expect(lengthsMs).toEqual([60, 60, 60, 290]);
});

test('the rest is sent at the end, filled up to 50 ms; without a rest nothing is sent', () => {
  const { lengthsMs, messages } = posted();
  messages.flush();
  messages.add(sound(20));
  messages.flush();
  messages.add(sound(55));
  messages.flush();
  messages.flush();
  expect(lengthsMs).toEqual([50, 55]);
});
