// Prints the file of settings for compose.yaml, with new secrets:
//   (umask 077; node deploy/compose/make-env.mts > deploy/compose/.env)
import { newPlatformSecrets, newSecret } from '../settings/new-secrets.mts';

const secrets = {
  ...newPlatformSecrets(),
  RABBITMQ_PASSWORD: newSecret(),
  GRAFANA_PASSWORD: newSecret(),
};
console.log(`# Public addresses of the platform for clients and experts, usually those of a proxy that terminates TLS.
BASE_URL=http://localhost:8080
APP_URL=http://localhost:8081
# Number of proxies in front of the platform that append to X-Forwarded-For.
TRUSTED_PROXIES=0
# OpenID provider whose access tokens are accepted. Required.
OIDC_ISSUER=
OIDC_AUDIENCE=colloquy-api
# Optional: a language model, speech on the phone, their fallbacks, telephone calls (TELEPHONY=twilio or telnyx).
LANGUAGE_MODEL_PROVIDER=openai-compatible
LANGUAGE_MODEL_BASE_URL=
LANGUAGE_MODEL=
LANGUAGE_MODEL_API_KEY=
LANGUAGE_MODELS=
LANGUAGE_MODEL_FALLBACK_PROVIDER=openai-compatible
LANGUAGE_MODEL_FALLBACK_BASE_URL=
LANGUAGE_MODEL_FALLBACK=
LANGUAGE_MODEL_FALLBACK_API_KEY=
SPEECH_API_URL=
SPEECH_API_KEY=
SPEECH_FALLBACK_API_URL=
SPEECH_FALLBACK_API_KEY=
SPEECH_TO_TEXT_STREAMING=
SPEECH_TO_TEXT_DEEPGRAM_URL=
SPEECH_TO_TEXT_DEEPGRAM_API_KEY=
SPEECH_TO_TEXT_ASSEMBLYAI_URL=
SPEECH_TO_TEXT_ASSEMBLYAI_API_KEY=
TEXT_TO_SPEECH_STREAMING=
TEXT_TO_SPEECH_ELEVENLABS_URL=
TEXT_TO_SPEECH_ELEVENLABS_API_KEY=
TEXT_TO_SPEECH_ELEVENLABS_VOICE=
TEXT_TO_SPEECH_DEEPGRAM_URL=
TEXT_TO_SPEECH_DEEPGRAM_API_KEY=
TEXT_TO_SPEECH_DEEPGRAM_VOICES=aura-2-thalia-en
TELEPHONY=none
TELEPHONY_ACCOUNT_SID=
TELEPHONY_AUTH_TOKEN=
TELEPHONY_APPLICATION=
TELEPHONY_PUBLIC_KEY=
TELEPHONY_FROM=
TELEPHONY_CALLBACK_URL=
TELEPHONY_CODEC=PCMU
TELEPHONY_MACHINE_DETECTION=none
TELEPHONY_COUNTRIES=
TELEPHONY_LANGUAGE=
# Address of this machine on which the two public ports listen.
LISTEN_ADDRESS=127.0.0.1
# Keep these secrets: new values invalidate every API key, session and stored header.
${Object.entries(secrets)
  .map(([name, value]) => `${name}=${value}`)
  .join('\n')}`);
