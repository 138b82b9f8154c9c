/**
 * Where the expert is sent after a completed interview: the client's URL, its query and fragment untouched,
 * with `interviewId` and `status=completed` appended to the query.
 */
export function completionRedirect(redirectUrl: string, interviewId: string): string {
  const hashAt = redirectUrl.indexOf('#');
  const [address, fragment] =
    hashAt < 0 ? [redirectUrl, ''] : [redirectUrl.slice(0, hashAt), redirectUrl.slice(hashAt)];
  return `${address}${joint(address)}interviewId=${encodeURIComponent(interviewId)}&status=completed${fragment}`;
}

function joint(address: string): string {
  if (!address.includes('?')) return '?';
  return address.endsWith('?') || address.endsWith('&') ? '' : '&';
}
