/** Time after which a call that is neither answered nor refused has failed. */
const callMs = 90_000;

export function makePhoneCall(now: () => number, onChange: (state: 'calling' | 'failed') => void) {
  let since: number | undefined;

  function change(state: 'calling' | 'failed'): void {
    since = state === 'calling' ? now() : undefined;
    onChange(state);
  }

  return {
    change,
    calling: () => since !== undefined,
    /** Ends a call that rings too long. Called periodically. */
    tick(): void {
      if (since !== undefined && now() - since > callMs) change('failed');
    },
  };
}

export type PhoneCall = ReturnType<typeof makePhoneCall>;
