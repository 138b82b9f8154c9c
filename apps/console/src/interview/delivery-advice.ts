import type { Delivery } from './answers';

/** The strings of the console have a text under the same name. */
type DeliveryAdvice =
  | 'waiting'
  | 'nothing'
  | 'checkAccess'
  | 'checkAddress'
  | 'checkBody'
  | 'slowDown'
  | 'noRedirect'
  | 'askEndpoint'
  | 'faster'
  | 'checkConnection'
  | 'publicAddress'
  | 'checkSettings'
  | 'askInterrupted';

type Told = Pick<Delivery, 'status' | 'outcome' | 'statusCode'>;

/** Notifications are never retried, so the advice never is to wait for a retry. */
export function adviceFor({ status, outcome, statusCode }: Told): DeliveryAdvice {
  if (status === 'pending' || status === 'attempting') return 'waiting';
  switch (outcome) {
    case 'http_error':
      return adviceForStatus(statusCode ?? 500);
    case 'timeout':
      return 'faster';
    case 'connection_failed':
      return 'checkConnection';
    case 'refused_address':
      return 'publicAddress';
    case 'invalid_request':
      return 'checkSettings';
    case 'interrupted':
      return 'askInterrupted';
    default:
      return status === 'delivered' ? 'nothing' : 'askEndpoint';
  }
}

function adviceForStatus(statusCode: number): DeliveryAdvice {
  if (statusCode >= 300 && statusCode < 400) return 'noRedirect';
  if (statusCode === 401 || statusCode === 403 || statusCode === 407) return 'checkAccess';
  if (statusCode === 404 || statusCode === 405 || statusCode === 410) return 'checkAddress';
  if (statusCode === 429) return 'slowDown';
  return statusCode >= 400 && statusCode < 500 ? 'checkBody' : 'askEndpoint';
}
