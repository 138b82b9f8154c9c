import { z } from 'zod';
import { joinErrorCodes, maxConsentLength, maxUtteranceLength } from './join-constants';
import { disconnectReasons, turnRoles } from './vocabulary';

const offset = z.int().min(0).max(86_400_000);
const sequence = z.int().min(-1).max(1_000_000);

/** First frame of a connection: `resume` continues an open session; otherwise `mode` says how to begin. */
const helloFrame = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  resume: z
    .object({
      sessionId: z.uuid(),
      resumeToken: z.string().min(1).max(200),
      /** Sequence of the last turn that the client has; -1 if it has none. */
      lastSequence: sequence,
    })
    .optional(),
  /** Whether to continue an earlier session of the interview (the default) or to supersede it. */
  mode: z.enum(['resume', 'start-over']).optional(),
  /** The consent that the expert gave on the page. Absent if the client keeps its consents itself. */
  consent: z
    .object({
      text: z.string().trim().min(1).max(maxConsentLength),
      language: z.string().min(2).max(3),
      agreedAt: z.iso.datetime({ offset: true }),
    })
    .optional(),
  /** The client speaks through the platform, if the welcome confirms that. */
  voice: z.object({ aloud: z.boolean() }).optional(),
});

/** The interviewer's turns are spoken from now on, or only displayed. Only in a conversation by voice. */
const voiceFrame = z.object({ type: z.literal('voice'), aloud: z.boolean() });

/** Everything that was sent before the mark was played. */
const playedFrame = z.object({ type: z.literal('played'), mark: z.string().max(100) });

/** An utterance, spoken or typed. The client resends it with the same id until it is acknowledged. */
export const sayFrame = z.object({
  type: z.literal('say'),
  utteranceId: z.uuid(),
  text: z.string().trim().min(1).max(maxUtteranceLength),
  /** When the utterance began, in milliseconds since the session started. Default: the server's time. */
  offsetMs: offset.optional(),
  durationMs: offset.optional(),
});

/** The expert ends the interview. The client asks for confirmation first. */
const endFrame = z.object({ type: z.literal('end') });

/** The expert wants to finish on another day. `until` says when the link may lapse (default: the platform's). */
const finishLaterFrame = z.object({
  type: z.literal('finish-later'),
  until: z.iso.datetime({ offset: true }).optional(),
});

/** The session ends, and the expert's words are not delivered. */
const withdrawFrame = z.object({ type: z.literal('withdraw') });

/**
 * The expert has read or heard the turn, so the silence timer starts. The transcript keeps only the first
 * `characters`.
 */
export const heardFrame = z.object({
  type: z.literal('heard'),
  sequence: sequence.optional(),
  characters: z.int().min(0).max(maxUtteranceLength).optional(),
  offsetMs: offset.optional(),
  durationMs: offset.optional(),
});

/** The turn is being read aloud, so the silence timer does not run; not a sign of activity by the expert. */
const tellingFrame = z.object({ type: z.literal('telling'), sequence });

/** The expert wants to continue by phone. The platform calls the number; the session ends when the call is answered. */
const switchToPhoneFrame = z.object({
  type: z.literal('switch-to-phone'),
  /** E.164 number, such as `+4930123456`. */
  phoneNumber: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number in international form'),
});

/** The expert is composing an answer and is therefore not silent. Sent every few seconds. */
const typingFrame = z.object({ type: z.literal('typing') });

/** Every frame that a client may send: one JSON text per message. Unknown fields are ignored. */
export const clientFrame = z.discriminatedUnion('type', [
  helloFrame,
  sayFrame,
  endFrame,
  finishLaterFrame,
  withdrawFrame,
  heardFrame,
  tellingFrame,
  typingFrame,
  switchToPhoneFrame,
  voiceFrame,
  playedFrame,
]);

export type ClientFrame = z.infer<typeof clientFrame>;

/** A turn for display. Sequences count within one session, from 0. */
const displayTurn = z.object({
  sessionId: z.uuid(),
  sequence: z.int().min(0),
  role: z.enum(turnRoles),
  text: z.string(),
  /** Name of the interviewer who says the turn, if a handoff changed it. */
  persona: z.string().optional(),
});

/** The voice of an interviewer; a browser picks its closest voice. */
const spokenVoice = z.object({ id: z.uuid(), name: z.string() });

/** How the interviewer sounds and listens. */
const manner = {
  voice: spokenVoice.optional(),
  speed: z.number().optional(),
  /** Factor on the pause after which the expert's turn is over; absent: 1. */
  patience: z.number().optional(),
};

/** Progress of the interview: the number of the current question, from 1 (absent before the first), and the total. */
const progressSchema = z.object({
  question: z.int().min(1).optional(),
  of: z.int().min(0),
});

/** The server's reply to hello. */
export const welcomeFrame = z.object({
  type: z.literal('welcome'),
  sessionId: z.uuid(),
  /** Proves the right to this session on any connection. Secret. */
  resumeToken: z.string(),
  title: z.string(),
  /** Name by which the interviewer introduces itself. */
  persona: z.string(),
  language: z.string(),
  ...manner,
  questionCount: z.int().min(0),
  progress: progressSchema,
  /** The platform recognises the expert's speech and speaks the turns; the client does not report them as heard. */
  speech: z.literal('platform').optional(),
  /** The interviewer has said its closing words: if the session ends now, the interview is completed. */
  closing: z.boolean(),
  /** Turns that the client has not seen: those after `lastSequence`, or the whole conversation so far. */
  turns: z.array(displayTurn),
});

/** A new turn of the interviewer, sent after it is stored. */
const turnFrame = z.object({
  type: z.literal('turn'),
  sessionId: z.uuid(),
  sequence: z.int().min(0),
  role: z.literal('agent'),
  text: z.string(),
  progress: progressSchema,
  /** The turn is the interviewer's closing words. */
  closing: z.boolean(),
  /** The turn asks for a yes or a no; a short early answer counts. */
  asksYesOrNo: z.boolean().optional(),
  /** Name, language and manner of the interviewer who says the turn, if a handoff changed them. */
  persona: z.string().optional(),
  language: z.string().optional(),
  ...manner,
});

/** The server has stored an utterance; the client may discard it. */
const ackFrame = z.object({
  type: z.literal('ack'),
  utteranceId: z.uuid(),
  sequence: z.int().min(0),
});

/** The server has stored a chunk of the recording; the client may discard it. */
const audioAckFrame = z.object({
  type: z.literal('audio-ack'),
  partOffsetMs: z.int().min(0),
  index: z.int().min(0),
});

/** The words that the expert is saying, which may change; with `utteranceId` they are being stored. */
const captionFrame = z.object({
  type: z.literal('caption'),
  text: z.string(),
  utteranceId: z.uuid().optional(),
});

/** The client returns the mark in `played` when it has played all sound that was sent before. */
const markFrame = z.object({ type: z.literal('mark'), mark: z.string() });

/** The client drops the sound that it has not played yet. */
const hushFrame = z.object({ type: z.literal('hush') });

/** How much of a turn was spoken, in characters; absent if all of it was spoken or can only be read. */
export const spokenFrame = z.object({
  type: z.literal('spoken'),
  sequence: z.int().min(0),
  characters: z.int().min(0).optional(),
});

/** State of the phone call that the expert asked for. After `failed` the interview continues on the page. */
const phoneFrame = z.object({ type: z.literal('phone'), state: z.enum(['calling', 'failed']) });

/** The session ends in `endsInMs` unless the expert shows activity; absent: the countdown is cancelled. */
const countdownFrame = z.object({
  type: z.literal('countdown'),
  endsInMs: z.int().min(0).optional(),
});

/** The session is over. The connection closes with 1000. */
export const endedFrame = z.object({
  type: z.literal('ended'),
  reason: z.enum(disconnectReasons),
  withdrawn: z.boolean().optional(),
  /** Address to send the expert to; only after a completed interview. */
  redirectUrl: z.string().optional(),
  /** Until when the conversation can be continued, if the expert asked to finish later. */
  resumableUntil: z.iso.datetime().optional(),
});

/** A refusal. The code decides whether the connection stays open. */
const errorFrame = z.object({
  type: z.literal('error'),
  code: z.enum(joinErrorCodes),
  message: z.string(),
});

/** Every frame that a server may send. Clients ignore unknown types and fields. */
export const serverFrame = z.discriminatedUnion('type', [
  welcomeFrame,
  turnFrame,
  ackFrame,
  audioAckFrame,
  phoneFrame,
  countdownFrame,
  captionFrame,
  markFrame,
  hushFrame,
  spokenFrame,
  endedFrame,
  errorFrame,
]);

export type ServerFrame = z.infer<typeof serverFrame>;

export type DisplayTurn = z.infer<typeof displayTurn>;

export type Progress = z.infer<typeof progressSchema>;

/** `GET /call/<interviewId>/view`: the data that the page may show before the conversation. */
export const joinPageView = z.object({
  state: z.enum(['open', 'completed']),
  title: z.string(),
  persona: z.string(),
  language: z.string(),
  questionCount: z.int().min(0),
  resumable: z.boolean(),
  /** Start of the interview, if it is in the future; the expert may begin earlier. */
  scheduledAt: z.iso.datetime().optional(),
  phone: z.boolean().optional(),
  /** A conversation is in progress on the phone; opening the interview on the page moves it to the page. */
  onPhone: z.boolean().optional(),
  /** The expert has withdrawn the consent: no session can be opened any more. */
  withdrawn: z.boolean().optional(),
  /** The client's compliance text. */
  compliance: z.string().optional(),
  /** The inviting organisation and details that the expert may want before agreeing. Unknown fields are absent. */
  invitation: z
    .object({
      organisation: z.string().optional(),
      purpose: z.string().optional(),
      privacyUrl: z.string().optional(),
      retention: z.string().optional(),
      contact: z.string().optional(),
    })
    .optional(),
  minutes: z.int().min(1).optional(),
  /** Who turns speech into text and text into speech; with `none` the expert types. */
  speech: z.enum(['platform', 'browser', 'none']).optional(),
  /** Origin of the page, such as `https://interviews.example`. The server refuses sockets from any other origin. */
  origin: z.string().optional(),
});

export type JoinPageView = z.infer<typeof joinPageView>;
