import type { ServerFrame } from '@colloquy/contracts';
import { makeCaptions } from './captions';

function onPage() {
  const sent: ServerFrame[] = [];
  return { sent, captions: makeCaptions((frame) => void sent.push(frame)) };
}

test('words that may change follow the recognised ones, and only changes are shown', () => {
  const { sent, captions } = onPage();
  captions.partial('By');
  captions.partial('By');
  captions.recognised('By price. [music]');
  captions.partial('And');
  captions.partial('');
  expect(sent).toEqual(
    ['By', 'By price.', 'By price. And', 'By price.'].map((text) => ({ type: 'caption', text })),
  );
});

test('after an utterance the next words begin anew', () => {
  const { sent, captions } = onPage();
  captions.recognised('By price.');
  captions.said({ text: 'By price.', utteranceId: 'u1' });
  captions.partial('');
  captions.partial('By');
  expect(sent.slice(1)).toEqual([
    { type: 'caption', text: 'By price.', utteranceId: 'u1' },
    { type: 'caption', text: 'By' },
  ]);
});
