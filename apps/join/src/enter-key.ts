export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode' | 'timeStamp'
>;

const inputMethodKey = 229;
/** Safari ends a composition just before the key press that ended it. */
const afterCompositionMs = 100;

/**
 * Decides whether a key sends the answer. The Enter of an input method never does, and on a touch screen Enter
 * inserts a line.
 */
export function sends(
  press: KeyPress,
  { touch, composedAt }: { touch: boolean; composedAt: number },
): boolean {
  if (press.key !== 'Enter' || press.shiftKey) return false;
  if (press.isComposing || press.keyCode === inputMethodKey) return false;
  if (press.timeStamp - composedAt < afterCompositionMs) return false;
  return !touch || press.ctrlKey || press.metaKey;
}
