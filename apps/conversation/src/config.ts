import {
  grpcPortSetting,
  languageModelConfig,
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
} from '@colloquy/config';

const schema = {
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
    graceMs: numberSetting('Longest time without a sign of the expert', 'GRACE_MS', 60_000),
    vanishMs: numberSetting('Time a vanished client has to come back', 'VANISH_MS', 30_000),
    closingMs: numberSetting('Time to press End after the closing words', 'CLOSING_MS', 10_000),
    maxDurationMs: numberSetting(
      'Connected time after which the interviewer closes',
      'MAX_INTERVIEW_MS',
      2 * 60 * 60 * 1000,
    ),
    maxTurns: numberSetting('Turns of a session after which the interviewer closes', 'MAX_TURNS', 400),
  },
  languageModel: languageModelConfig,
  probes: numberSetting('How often an answer to one question is followed up', 'MAX_PROBES', 1),
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
export type ConversationConfig = ReturnType<typeof readConfig>;
