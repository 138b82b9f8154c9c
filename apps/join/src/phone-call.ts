/** A call that is neither answered nor failed by then has failed, milliseconds. */
const callMs = 90_000;

/** What becomes of the call the expert asked for. */
export function makePhoneCall(now: () => number, onChange: (state: 'calling' | 'failed') => void) {
  let since: number | undefined;

  function change(state: 'calling' | 'failed'): void {
    since = state === 'calling' ? now() : undefined;
    onChange(state);
  }

  return {
    change,
    calling: () => since !== undefined,
    /** To be called now and then: a call does not ring for ever. */
    tick(): void {
      if (since !== undefined && now() - since > callMs) change('failed');
    },
  };
}
