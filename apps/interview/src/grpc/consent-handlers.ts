import { type ConsentMessage, consentGivenBy, maxConsentLength, platforms } from '@colloquy/contracts';
import type { ServiceHandlers } from '@colloquy/grpc';
import { AppError } from '@colloquy/kernel';
import type { GivenConsent } from '../domain/interview';
import type { UseCases } from '../use-cases';

type Handlers = ServiceHandlers<'colloquy.interview.v1.InterviewService'>;

export function consentHandlers(useCases: UseCases): Pick<Handlers, 'recordConsent' | 'withdrawConsent'> {
  return {
    async recordConsent({ accountId, interviewId, consent }) {
      if (!consent) throw new AppError('invalid', undefined, 'consent: is required');
      await useCases.recordConsent({ accountId, interviewId }, fromConsentMessage(consent));
      return {};
    },
    async withdrawConsent({ accountId, interviewId }) {
      await useCases.withdrawConsent({ accountId, interviewId });
      return {};
    },
  };
}

function fromConsentMessage(message: ConsentMessage): GivenConsent {
  const { sessionId, text, language } = message;
  const channel = platforms.find((known) => known === message.channel);
  const givenBy = consentGivenBy.find((known) => known === message.givenBy);
  const agreedAt = new Date(message.agreedAtMs);
  if (!channel) throw broken('channel', `must be one of ${platforms.join(', ')}`);
  if (!givenBy) throw broken('given_by', `must be one of ${consentGivenBy.join(', ')}`);
  if (!/^[a-z]{2,3}$/.test(language)) throw broken('language', 'must be an ISO 639 code');
  if (text.trim() === '' || text.length > maxConsentLength) {
    throw broken('text', `must have 1 to ${maxConsentLength} characters`);
  }
  if (Number.isNaN(agreedAt.getTime())) throw broken('agreed_at_ms', 'must be a valid time');
  return { sessionId, channel, language, text, agreedAt, givenBy };
}

const broken = (field: string, rule: string) =>
  new AppError('invalid', undefined, `consent.${field}: ${rule}`);
