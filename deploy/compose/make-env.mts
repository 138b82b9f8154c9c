// Prints the file of settings for compose.yaml, with new secrets:
//   (umask 077; node deploy/compose/make-env.mts > deploy/compose/.env)
import { newPlatformSecrets, newSecret } from '../settings/new-secrets.mts';

const secrets = {
  ...newPlatformSecrets(),
  RABBITMQ_PASSWORD: newSecret(),
  GRAFANA_PASSWORD: newSecret(),
};
console.log(`# Where clients and experts reach the platform: the addresses of the proxy before it that ends TLS.
BASE_URL=http://localhost:8080
APP_URL=http://localhost:8081
# How many proxies stand before the platform and add to X-Forwarded-For.
TRUSTED_PROXIES=0
# The OpenID provider whose access tokens are accepted. Fill in.
OIDC_ISSUER=
OIDC_AUDIENCE=colloquy-api
# A language model, speech on the phone and telephone calls, where they are wanted (TELEPHONY=twilio).
LANGUAGE_MODEL_BASE_URL=
LANGUAGE_MODEL=
LANGUAGE_MODEL_API_KEY=
SPEECH_API_URL=
SPEECH_API_KEY=
TELEPHONY=none
TELEPHONY_ACCOUNT_SID=
TELEPHONY_AUTH_TOKEN=
TELEPHONY_FROM=
# Addresses of this machine on which the two public ports listen.
LISTEN_ADDRESS=127.0.0.1
# Keep what follows: other values end every API key, session and stored header.
${Object.entries(secrets)
  .map(([name, value]) => `${name}=${value}`)
  .join('\n')}`);
