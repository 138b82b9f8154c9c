import { sendRequest } from './send-request';
import type { SignIn } from './sign-in';

/** Renews the token and repeats the request once if the API refuses the token. */
export function renewingFetch(signIn: Pick<SignIn, 'token' | 'renew'>, onEnd: () => void) {
  const send = (request: Request) => {
    const token = signIn.token();
    if (token) request.headers.set('authorization', `Bearer ${token}`);
    return sendRequest(request);
  };
  return async (request: Request): Promise<Response> => {
    const again = request.clone();
    const response = await send(request);
    if (response.status !== 401) return response;
    const renewal = await signIn.renew();
    if (renewal === 'renewed') return send(again);
    if (renewal === 'refused') onEnd();
    return response;
  };
}
