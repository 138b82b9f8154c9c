import { closeCodes } from '@colloquy/contracts';
import { Refusal } from '../use-cases/refusal';
import { makeAnswers } from './answers';

function aClient() {
  const told: unknown[] = [];
  const refused: string[] = [];
  const answers = makeAnswers(
    {
      send: (frame) => void told.push('code' in frame ? frame.code : frame.type),
      close: (code) => void told.push(code),
    },
    { connectionRefused: (code) => void refused.push(code) },
  );
  return { answers, told, refused };
}

test.each([
  ['unavailable', closeCodes.tryLater],
  ['unknown-interview', closeCodes.refused],
] as const)('a client that is refused because of %s is closed with %d', (code, closeCode) => {
  const { answers, told, refused } = aClient();
  answers.refuse(new Refusal(code, 'No'));
  expect(told).toEqual([code, closeCode]);
  expect(refused).toEqual([code]);
});

test('the fifth malformed frame ends the connection', () => {
  const { answers, told } = aClient();
  for (let frames = 0; frames < 5; frames += 1) answers.complain('No frame');
  expect(told).toEqual([...Array<string>(5).fill('malformed'), closeCodes.refused]);
});
