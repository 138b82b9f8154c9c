import { errors } from 'undici';
import { AppError } from '@colloquy/kernel';
import { refusedAddress } from './guarded-connect';
import { outcomeOf } from './send';

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['refused_address', new AppError('forbidden', refusedAddress, 'no')],
  ['timeout', new errors.ConnectTimeoutError('late')],
  ['timeout', withCode('ETIMEDOUT')],
  ['invalid_request', new errors.InvalidArgumentError('bad')],
  ['connection_failed', withCode('ECONNREFUSED')],
  ['connection_failed', withCode('ENOTFOUND')],
  ['connection_failed', withCode('DEPTH_ZERO_SELF_SIGNED_CERT')],
  ['connection_failed', new errors.SocketError('other side closed')],
  ['connection_failed', new errors.HTTPParserError('not HTTP')],
  ['connection_failed', undefined],
])('the outcome is %s after %s', (outcome, error) => {
  expect(outcomeOf(error)).toBe(outcome);
});
