import {
  grpcPortSetting,
  languageModelConfig,
  languageModelsSetting,
  loadConfig,
  mediaConfig,
  mongoSettings,
  numberSetting,
  peerSetting,
  processSettings,
  publicUrlSetting,
  requiredSetting,
  secretSetting,
  serviceSecretSetting,
  speechToTextConfig,
  voiceActivitySetting,
} from '@colloquy/config';
import {
  assemblyAiModels,
  assemblyAiUrl,
  deepgramModels,
  deepgramSpeechUrl,
  deepgramUrl,
  elevenLabsModels,
  elevenLabsUrl,
  lineLanguages,
} from '@colloquy/language';
import { type MachineDetection, machineDetections } from './domain/machine-detection';
import { type StreamCodec, streamCodecs } from './domain/stream-codec';

const text = (doc: string, env: string, defaultValue = '') => ({
  doc,
  format: String,
  default: defaultValue,
  env,
});
const list = (doc: string, env: string) => ({ doc, format: Array, default: [] as string[], env });

const telephonySettings = {
  provider: {
    doc: 'Provider of telephone calls; none: interviews take place in the browser only',
    format: ['none', 'twilio', 'telnyx'],
    default: 'none',
    env: 'TELEPHONY',
  },
  apiUrl: text('REST address of the provider; its public one when empty', 'TELEPHONY_API_URL'),
  accountSid: text('Account at the provider', 'TELEPHONY_ACCOUNT_SID'),
  authToken: {
    ...text(
      'Twilio’s auth token, which also signs what Twilio sends, or Telnyx’s API key',
      'TELEPHONY_AUTH_TOKEN',
    ),
    sensitive: true,
  },
  application: text('Telnyx only: id of the TeXML application', 'TELEPHONY_APPLICATION'),
  publicKey: text(
    'Telnyx only: public key that verifies what Telnyx sends, in Base64',
    'TELEPHONY_PUBLIC_KEY',
  ),
  from: text('Number the platform calls from, such as +4930123456', 'TELEPHONY_FROM'),
  callerIds: list(
    'Numbers from which single accounts call (comma separated, account id=number); others call from TELEPHONY_FROM',
    'TELEPHONY_CALLER_IDS',
  ),
  callbackUrl: text('Where the provider reaches this service; APP_URL when empty', 'TELEPHONY_CALLBACK_URL'),
  words: {
    doc: 'Lines recognise and synthesise speech themselves, as the line simulator does',
    format: Boolean,
    default: false,
    env: 'TELEPHONY_WORDS',
  },
  codec: {
    doc: 'Sound of media streams: PCMU (8 kHz), or with Telnyx L16 (16 kHz), whose bytes come in one of two orders',
    format: streamCodecs,
    default: 'PCMU' as StreamCodec,
    env: 'TELEPHONY_CODEC',
  },
  machineDetection: {
    doc: 'Whether the provider detects answering machines, for a fee; premium is Telnyx’s',
    format: machineDetections,
    default: 'none' as MachineDetection,
    env: 'TELEPHONY_MACHINE_DETECTION',
  },
  countryPrefixes: list(
    'Prefixes of numbers that may be called (comma separated, such as +49,+1); all when empty',
    'TELEPHONY_COUNTRIES',
  ),
  language: {
    doc: 'Language of the prompt for the meeting id; the interview’s language is not known before',
    format: lineLanguages,
    default: 'en',
    env: 'TELEPHONY_LANGUAGE',
  },
  digitPause: text('Before a meeting id or PIN is typed; w is half a second', 'DIGIT_PAUSE', 'wwwwww'),
  ringMs: numberSetting('How long a call rings', 'RING_MS', 30_000),
  slackMs: numberSetting('How much longer until its sound must be there', 'RING_SLACK_MS', 15_000),
  settleMs: numberSetting('A conference that keeps us this long has let us in', 'CONFERENCE_SETTLE_MS', 6000),
  noShowMs: numberSetting('How long the expert is waited for in a call', 'NO_SHOW_MS', 300_000),
  claimMs: numberSetting('Pause between two looks for due calls', 'DIAL_EVERY_MS', 2000),
  pollMs: numberSetting('Pause between two looks at a ringing call', 'CALL_POLL_MS', 500),
  atOnce: numberSetting('Calls of this process that ring at once', 'DIALS_AT_ONCE', 10),
  switchesPerHour: numberSetting('Calls an expert may ask for within an hour', 'PHONE_SWITCHES_PER_HOUR', 5),
  most: numberSetting('Most calls of this process', 'MAX_CALLS', 500),
  pinGuesses: {
    most: numberSetting(
      'Wrong PINs of one caller, or of one meeting, before nobody is let in',
      'PIN_GUESSES',
      20,
    ),
    periodMs: numberSetting('How long wrong PINs count', 'PIN_GUESS_PERIOD_MS', 3_600_000),
  },
  record: { doc: 'Whether calls are recorded', format: Boolean, default: true, env: 'RECORD_CALLS' },
};

const keysOf = <T extends object>(models: T) => Object.keys(models) as (keyof T)[];

const streamingSettings = {
  recognisers: {
    doc: 'Providers that recognise speech while it is spoken, in the order of preference (comma separated: deepgram, assemblyai, local, which are the models of SPEECH_LOCAL_MODELS); empty: speech is recognised when it has ended',
    format: 'list',
    default: [] as string[],
    env: 'SPEECH_TO_TEXT_STREAMING',
  },
  finalMs: numberSetting(
    'Longest wait for the final words of such a provider; then the speech server recognises the speech',
    'SPEECH_TO_TEXT_FINAL_MS',
    2000,
  ),
  deepgram: {
    url: {
      doc: 'Address of Deepgram',
      format: 'ws-url',
      default: deepgramUrl,
      env: 'SPEECH_TO_TEXT_DEEPGRAM_URL',
    },
    apiKey: { ...text('API key of Deepgram', 'SPEECH_TO_TEXT_DEEPGRAM_API_KEY'), sensitive: true },
    model: {
      doc: 'Model of Deepgram',
      format: keysOf(deepgramModels),
      default: 'nova-3' as keyof typeof deepgramModels,
      env: 'SPEECH_TO_TEXT_DEEPGRAM_MODEL',
    },
  },
  assemblyAi: {
    url: {
      doc: 'Address of AssemblyAI',
      format: 'ws-url',
      default: assemblyAiUrl,
      env: 'SPEECH_TO_TEXT_ASSEMBLYAI_URL',
    },
    apiKey: { ...text('API key of AssemblyAI', 'SPEECH_TO_TEXT_ASSEMBLYAI_API_KEY'), sensitive: true },
    model: {
      doc: 'Model of AssemblyAI',
      format: keysOf(assemblyAiModels),
      default: 'universal-3-5-pro' as keyof typeof assemblyAiModels,
      env: 'SPEECH_TO_TEXT_ASSEMBLYAI_MODEL',
    },
  },
};

const speakingSettings = {
  speakers: {
    doc: 'Providers that synthesise speech before the speech servers are asked, in the order of preference (comma separated: elevenlabs, deepgram)',
    format: 'list',
    default: [] as string[],
    env: 'TEXT_TO_SPEECH_STREAMING',
  },
  elevenLabs: {
    url: {
      doc: 'Address of ElevenLabs',
      format: 'http-url',
      default: elevenLabsUrl,
      env: 'TEXT_TO_SPEECH_ELEVENLABS_URL',
    },
    apiKey: { ...text('API key of ElevenLabs', 'TEXT_TO_SPEECH_ELEVENLABS_API_KEY'), sensitive: true },
    model: {
      doc: 'Model of ElevenLabs',
      format: [...elevenLabsModels],
      default: elevenLabsModels[0] as (typeof elevenLabsModels)[number],
      env: 'TEXT_TO_SPEECH_ELEVENLABS_MODEL',
    },
    voice: text('Id of the voice of ElevenLabs', 'TEXT_TO_SPEECH_ELEVENLABS_VOICE'),
  },
  deepgram: {
    url: {
      doc: 'Address of Deepgram’s synthesis',
      format: 'http-url',
      default: deepgramSpeechUrl,
      env: 'TEXT_TO_SPEECH_DEEPGRAM_URL',
    },
    apiKey: {
      ...text('API key of Deepgram for synthesis', 'TEXT_TO_SPEECH_DEEPGRAM_API_KEY'),
      sensitive: true,
    },
    voices: {
      doc: 'Voices of Deepgram, the first of each language (comma separated)',
      format: 'list',
      default: ['aura-2-thalia-en'],
      env: 'TEXT_TO_SPEECH_DEEPGRAM_VOICES',
    },
  },
};

/** The deployment manifests are generated and checked from this schema. */
export const schema = {
  ...processSettings,
  grpcPort: grpcPortSetting,
  mongo: mongoSettings('conversation'),
  interviewGrpc: peerSetting('interview'),
  agentGrpc: peerSetting('agent'),
  appUrl: publicUrlSetting('Address of the experts’ pages, without a path', 'APP_URL'),
  media: mediaConfig,
  joinDir: requiredSetting('Directory of the built join page', 'JOIN_DIR'),
  serviceSecret: serviceSecretSetting,
  resumeSecret: secretSetting('Signs resume tokens; the same for all replicas', 'RESUME_SECRET'),
  limits: {
    earlyDisconnectMs: numberSetting('A call that ends before this was none', 'EARLY_DISCONNECT_MS', 20_000),
    silencePromptMs: numberSetting('Silence before the interviewer speaks up', 'SILENCE_PROMPT_MS', 15_000),
    silencePrompts: numberSetting('Silence prompts before the session ends', 'SILENCE_PROMPTS', 3),
    graceMs: numberSetting('Longest inactivity of the expert', 'GRACE_MS', 60_000),
    vanishMs: numberSetting('Time a vanished client has to come back', 'VANISH_MS', 30_000),
    closingMs: numberSetting('Time to add something after the closing words', 'CLOSING_MS', 30_000),
    countdownMs: numberSetting('How long before its end the expert is warned', 'COUNTDOWN_MS', 20_000),
    waitMs: numberSetting('Time of an expert who asks for a moment', 'WAIT_MS', 180_000),
    maxDurationMs: numberSetting(
      'Connected time after which the interviewer closes',
      'MAX_INTERVIEW_MS',
      2 * 60 * 60 * 1000,
    ),
    maxTurns: numberSetting('Turns of a session after which the interviewer closes', 'MAX_TURNS', 400),
  },
  languageModel: {
    ...languageModelConfig,
    firstTokenMs: numberSetting(
      'Longest wait for the first token of a model while the expert waits, and for each further one',
      'LANGUAGE_MODEL_FIRST_TOKEN_MS',
      2500,
    ),
    replyMs: numberSetting(
      'Longest wait for the words of a model and their judgement together; with a fallback, a model gets half of it',
      'LANGUAGE_MODEL_REPLY_MS',
      6000,
    ),
  },
  languageModels: languageModelsSetting,
  probes: numberSetting(
    'How often an answer to one question is followed up, unless the agent says otherwise',
    'MAX_PROBES',
    1,
  ),
  minutes: {
    full: numberSetting('Minutes a full interview is meant to take', 'FULL_INTERVIEW_MINUTES', 30),
    vetting: numberSetting('Minutes a vetting interview is meant to take', 'VETTING_INTERVIEW_MINUTES', 15),
  },
  patience: {
    openMs: numberSetting('How long opening a conversation may take', 'OPEN_PATIENCE_MS', 8000),
    writeMs: numberSetting('How long a write is tried while the expert waits', 'WRITE_PATIENCE_MS', 180_000),
    interviewerMs: numberSetting('How long the interviewer may take', 'INTERVIEWER_PATIENCE_MS', 60_000),
  },
  leaseMs: numberSetting('After this silence of a replica others take its sessions', 'LEASE_MS', 15_000),
  telephony: telephonySettings,
  speech: {
    ...speechToTextConfig,
    speaking: text('Model that speaks', 'TEXT_TO_SPEECH_MODEL', 'tts-1'),
    voice: text('Voice of agents without one, or with one the server lacks', 'SPEECH_VOICE', 'alloy'),
    voices: list(
      'What the server calls the voices of agents (comma separated, voice id=name); those not listed go by their id',
      'SPEECH_VOICES',
    ),
    streaming: speakingSettings,
    firstSoundMs: numberSetting(
      'Longest wait for the first sound of a provider, and for each further piece of a remote one',
      'SPEECH_FIRST_SOUND_MS',
      2500,
    ),
    fallback: {
      ...speechToTextConfig.fallback,
      speaking: text('Its model that speaks', 'TEXT_TO_SPEECH_FALLBACK_MODEL', 'tts-1'),
      voice: text('Its voice, of every agent', 'SPEECH_FALLBACK_VOICE', 'alloy'),
    },
    local: {
      doc: 'What speaks on this machine when the servers fail, or without a server, in the order of preference (comma separated: sherpa-onnx, which are the models of SPEECH_LOCAL_MODELS, espeak-ng; or none)',
      format: 'list',
      default: ['none'],
      env: 'SPEECH_LOCAL_VOICE',
    },
  },
  streaming: streamingSettings,
  pageSpeech: {
    doc: 'What hears and speaks on the join page: platform (the speech server or the models of this machine), browser (the expert’s browser, which may send the voice to its maker), none (experts type); auto: the platform if it can, else none',
    format: ['auto', 'platform', 'browser', 'none'] as const,
    default: 'auto' as 'auto' | 'platform' | 'browser' | 'none',
    env: 'PAGE_SPEECH',
  },
  voiceActivity: voiceActivitySetting,
  socket: {
    pingMs: numberSetting('Pause between pings of a client', 'PING_MS', 20_000),
    helloMs: numberSetting('Time a connection has to say hello', 'HELLO_MS', 10_000),
    burst: numberSetting('Messages a client may send at once', 'MESSAGE_BURST', 100),
    perSecond: numberSetting('Messages a client may send a second, on average', 'MESSAGES_PER_SECOND', 20),
    total: numberSetting('Most connections of this process', 'MAX_CONNECTIONS', 5000),
    perAddress: numberSetting('Most connections of one address', 'MAX_CONNECTIONS_PER_ADDRESS', 500),
    perInterview: numberSetting('Most connections of one interview', 'MAX_CONNECTIONS_PER_INTERVIEW', 4),
    trustedProxies: {
      doc: 'Proxies in front of this service whose X-Forwarded-For entries are believed',
      format: 'nat',
      default: 0,
      env: 'TRUSTED_PROXIES',
    },
  },
};

export const readConfig = (env?: NodeJS.ProcessEnv) => loadConfig(schema, env);
export type Config = ReturnType<typeof readConfig>;

/** Milliseconds. */
export const defaultTimeBudget = ({ minutes: { full, vetting } }: Config) => ({
  FULL_INTERVIEW: full * 60_000,
  VETTING_INTERVIEW: vetting * 60_000,
});
