import { z } from 'zod';
import { joinErrorCodes, maxConsentLength, maxUtteranceLength } from './join-constants';
import { disconnectReasons, turnRoles } from './vocabulary';

const offset = z.int().min(0).max(86_400_000);
const sequence = z.int().min(-1).max(1_000_000);

/** First frame of a connection. `resume` carries on with an open session, else `mode` says how to begin. */
export const helloFrame = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  resume: z
    .object({
      sessionId: z.uuid(),
      resumeToken: z.string().min(1).max(200),
      /** Sequence of the last turn the client has; -1 for none. */
      lastSequence: sequence,
    })
    .optional(),
  /** Continue an earlier session of the interview (the default) or supersede it. */
  mode: z.enum(['resume', 'start-over']).optional(),
  /** What the expert agreed to on the page. Absent from a client that keeps its consents itself. */
  consent: z
    .object({
      text: z.string().trim().min(1).max(maxConsentLength),
      /** Language of the text, ISO 639-1. */
      language: z.string().min(2).max(3),
      agreedAt: z.iso.datetime({ offset: true }),
    })
    .optional(),
});

/** Something the expert said or typed. Sent again with the same id until it is acknowledged. */
export const sayFrame = z.object({
  type: z.literal('say'),
  utteranceId: z.uuid(),
  text: z.string().trim().min(1).max(maxUtteranceLength),
  /** When it began, milliseconds since the session started; the server's own time when absent. */
  offsetMs: offset.optional(),
  durationMs: offset.optional(),
});

/** The expert ends the interview; asking for confirmation is the client's part. */
export const endFrame = z.object({ type: z.literal('end') });

/** The expert wants to go on another day; `until` is when the link may lapse (default: the platform's). */
export const finishLaterFrame = z.object({
  type: z.literal('finish-later'),
  until: z.iso.datetime({ offset: true }).optional(),
});

/**
 * The expert withdraws the consent: the session ends, and nothing the expert said is delivered. Asking for
 * confirmation is the client's part.
 */
export const withdrawFrame = z.object({ type: z.literal('withdraw') });

/**
 * The agent's turn has reached the expert's eyes or ears: silence counts from here. `characters` says how much
 * of it, when the expert interrupted: what was not heard is not in the transcript. `offsetMs` and `durationMs` say when
 * its sound was heard, milliseconds since the session started.
 */
export const heardFrame = z.object({
  type: z.literal('heard'),
  sequence: sequence.optional(),
  characters: z.int().min(0).max(maxUtteranceLength).optional(),
  offsetMs: offset.optional(),
  durationMs: offset.optional(),
});

/**
 * The agent's turn is being read aloud: silence does not count yet. No sign of the expert. Every few seconds while it
 * lasts.
 */
export const tellingFrame = z.object({ type: z.literal('telling'), sequence });

/** The expert wants to go on by phone: the platform calls the number, and the session ends when it is answered. */
export const switchToPhoneFrame = z.object({
  type: z.literal('switch-to-phone'),
  /** E.164, such as `+4930123456`. */
  phoneNumber: z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number in international form'),
});

/** The expert is composing an answer: not silent. Every few seconds while it lasts. */
export const typingFrame = z.object({ type: z.literal('typing') });

/** Everything a client may send: JSON text, one frame a message. Unknown fields are ignored. */
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
]);

/** A frame from the client. */
export type ClientFrame = z.infer<typeof clientFrame>;

/** What was said, for display. Sequences count within one session, from 0. */
export const displayTurn = z.object({
  sessionId: z.uuid(),
  sequence: z.int().min(0),
  role: z.enum(turnRoles),
  text: z.string(),
  /** Name of the interviewer whose turn it is, when a handoff has changed it. */
  persona: z.string().optional(),
});

/** The voice an interviewer speaks with; a browser picks its own that comes nearest. */
export const spokenVoice = z.object({ id: z.uuid(), name: z.string() });

/** How far the interview is: the question being talked about, from 1 (absent before the first), of how many. */
export const progressSchema = z.object({
  question: z.int().min(1).optional(),
  of: z.int().min(0),
});

/** Answer to hello. */
export const welcomeFrame = z.object({
  type: z.literal('welcome'),
  sessionId: z.uuid(),
  /** Proves the right to this session on any connection; keep it secret. */
  resumeToken: z.string(),
  title: z.string(),
  /** Name the interviewer introduces itself by. */
  persona: z.string(),
  /** Language of the interview, ISO 639-1. */
  language: z.string(),
  /** Absent when the agent has none. */
  voice: spokenVoice.optional(),
  questionCount: z.int().min(0),
  progress: progressSchema,
  /** The interviewer has said its closing words: ending now is a successful end. */
  closing: z.boolean(),
  /** What the client has not seen: turns after `lastSequence`, or of the whole conversation so far. */
  turns: z.array(displayTurn),
});

/** A new turn of the interviewer, already stored. */
export const turnFrame = z.object({
  type: z.literal('turn'),
  sessionId: z.uuid(),
  sequence: z.int().min(0),
  role: z.literal('agent'),
  text: z.string(),
  progress: progressSchema,
  /** These are its closing words. */
  closing: z.boolean(),
  /** It asks for a yes or a no, which is an answer although it comes early. */
  asksYesOrNo: z.boolean().optional(),
  /** Who says it, and how, when a handoff has changed that. */
  persona: z.string().optional(),
  voice: spokenVoice.optional(),
});

/** An utterance is stored: the client may forget it. */
export const ackFrame = z.object({
  type: z.literal('ack'),
  utteranceId: z.uuid(),
  sequence: z.int().min(0),
});

/** A piece of the recording is stored: the client may forget it. */
export const audioAckFrame = z.object({
  type: z.literal('audio-ack'),
  partOffsetMs: z.int().min(0),
  index: z.int().min(0),
});

/** What becomes of the call the expert asked for. After `failed` the interview goes on here. */
export const phoneFrame = z.object({ type: z.literal('phone'), state: z.enum(['calling', 'failed']) });

/**
 * Without a sign of the expert the session ends in `endsInMs`; absent: it does not end any more. Any `typing`, `say` or
 * choice of the expert is such a sign.
 */
export const countdownFrame = z.object({
  type: z.literal('countdown'),
  endsInMs: z.int().min(0).optional(),
});

/** The session is over; the connection closes with 1000. */
export const endedFrame = z.object({
  type: z.literal('ended'),
  reason: z.enum(disconnectReasons),
  /** The expert has withdrawn the consent. */
  withdrawn: z.boolean().optional(),
  /** Where to send the expert now; only after a completed interview. */
  redirectUrl: z.string().optional(),
  /** Until when the conversation can be continued, when the expert asked to finish later. */
  resumableUntil: z.iso.datetime().optional(),
});

/** A refusal; whether the connection stays open depends on the code. */
export const errorFrame = z.object({
  type: z.literal('error'),
  code: z.enum(joinErrorCodes),
  message: z.string(),
});

/** Everything a server may send. Clients ignore types and fields they do not know. */
export const serverFrame = z.discriminatedUnion('type', [
  welcomeFrame,
  turnFrame,
  ackFrame,
  audioAckFrame,
  phoneFrame,
  countdownFrame,
  endedFrame,
  errorFrame,
]);

/** A frame from the server. */
export type ServerFrame = z.infer<typeof serverFrame>;

/** A turn as a client shows it. */
export type DisplayTurn = z.infer<typeof displayTurn>;

/** See {@link progressSchema}. */
export type Progress = z.infer<typeof progressSchema>;

/** `GET /call/<interviewId>/view`: what the page may know before anybody speaks. */
export const joinPageView = z.object({
  state: z.enum(['open', 'completed']),
  title: z.string(),
  persona: z.string(),
  language: z.string(),
  questionCount: z.int().min(0),
  /** An earlier conversation can be continued or superseded. */
  resumable: z.boolean(),
  /** When the interview is meant to take place, if that is still to come; it may begin earlier. */
  scheduledAt: z.iso.datetime().optional(),
  /** Whether the expert may go on by phone. */
  phone: z.boolean().optional(),
  /** A conversation is running on the phone: opening the interview here moves it here. */
  onPhone: z.boolean().optional(),
  /** The expert has withdrawn the consent: nothing can be opened any more. */
  withdrawn: z.boolean().optional(),
  /** The client's compliance text. */
  compliance: z.string().optional(),
  /** Who invites, and what the expert may want to know before agreeing; absent fields are not known. */
  invitation: z
    .object({
      organisation: z.string().optional(),
      purpose: z.string().optional(),
      privacyUrl: z.string().optional(),
      retention: z.string().optional(),
      contact: z.string().optional(),
    })
    .optional(),
  /** How long the interview is meant to take, minutes. */
  minutes: z.int().min(1).optional(),
  /** Origin of the page, such as `https://interviews.example`: sockets opened from another one are refused. */
  origin: z.string().optional(),
});

/** See {@link joinPageView}. */
export type JoinPageView = z.infer<typeof joinPageView>;
