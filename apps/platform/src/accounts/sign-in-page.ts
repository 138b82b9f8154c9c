import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

export interface User {
  subject: string;
  email: string;
  fullName: string;
  /** Claim `roles` of the user's access tokens. */
  roles?: string[];
  password: string;
}

/** Largest body of the form, bytes. */
const maxBodyBytes = 4096;

export function makeSignIn(
  provider: Provider,
  users: User[],
): (ctx: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void> {
  return async (ctx, next) => {
    if (!/^\/interaction\/[\w-]+$/.test(ctx.path)) return next();
    ctx.set('cache-control', 'no-store');
    try {
      await provider.interactionDetails(ctx.req, ctx.res);
    } catch {
      ctx.status = 400;
      ctx.body = page('This sign-in has expired. Go back and start again.', false);
      return;
    }
    if (ctx.method === 'GET') {
      ctx.body = page('', true);
      return;
    }
    const form = new URLSearchParams(await bodyOf(ctx.req));
    const user = users.find(({ email }) => email === form.get('email'));
    if (!user || !same(user.password, form.get('password') ?? '')) {
      ctx.status = 401;
      ctx.body = page('The email address or the password is wrong.', true);
      return;
    }
    const url = await provider.interactionResult(ctx.req, ctx.res, { login: { accountId: user.subject } });
    ctx.redirect(url);
    ctx.status = 303;
  };
}

function same(a: string, b: string) {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

async function bodyOf(request: IncomingMessage) {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > maxBodyBytes) return '';
  }
  return body;
}

function page(message: string, withForm: boolean) {
  const form = `<form method="post">
<label>Email<br><input name="email" type="email" autocomplete="username" required autofocus></label>
<label>Password<br><input name="password" type="password" autocomplete="current-password" required></label>
<button>Sign in</button></form>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sign in to Colloquy</title>
<meta name="viewport" content="width=device-width"><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:22rem;margin:4rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
label{display:block;margin:1rem 0}input{font:inherit;width:100%;box-sizing:border-box;padding:.5rem}
button{font:inherit;padding:.5rem 1rem}</style>
<h1>Sign in</h1>${message ? `<p role="alert">${message}</p>` : ''}${withForm ? form : ''}</html>`;
}
