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
