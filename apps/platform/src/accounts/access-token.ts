import { createHash, randomBytes } from 'node:crypto';

interface Credentials {
  email: string;
  password: string;
}

export async function accessTokenFor(issuer: string, { email, password }: Credentials): Promise<string> {
  const browser = makeBrowser();
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = 'http://127.0.0.1/signed-in';
  const discovery = await browser.fetch(`${issuer}/.well-known/openid-configuration`);
  const { authorization_endpoint, token_endpoint } = (await discovery.json()) as {
    authorization_endpoint: string;
    token_endpoint: string;
  };
  const query = new URLSearchParams({
    client_id: 'colloquy-web',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirectUri,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const signInPage = await browser.follow(`${authorization_endpoint}?${query}`);
  const form = { method: 'POST', body: new URLSearchParams({ email, password }) };
  const back = await browser.follow(signInPage, form, redirectUri);
  const code = new URL(back).searchParams.get('code');
  if (!code) throw new Error(`The identity provider did not sign in ${email}: ${back}`);
  const response = await browser.fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'colloquy-web',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      code,
    }),
  });
  const { access_token } = (await response.json()) as { access_token?: string };
  if (!access_token)
    throw new Error(`The identity provider issued no token for ${email} (${response.status})`);
  return access_token;
}

function makeBrowser() {
  const cookies = new Map<string, string>();
  const send = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual', signal });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response;
  };
  return {
    fetch: send,
    /** Follows redirects up to a page, or up to an address that begins with `until`. */
    follow: async (url: string, init?: RequestInit, until?: string) => {
      let response = await send(url, init);
      let at = url;
      for (let hop = 0; hop < 10; hop += 1) {
        const location = response.headers.get('location');
        if (!location) return at;
        at = new URL(location, at).href;
        if (until && at.startsWith(until)) return at;
        response = await send(at);
      }
      throw new Error(`Too many redirects from ${url}`);
    },
  };
}
