import path from 'node:path';
import { AppError } from '@colloquy/kernel';
import { makeThread, type Service, type Thread } from '@colloquy/service';
import type * as documentWorker from '../document-worker';
import type { Documents } from '../domain/documents';
import { type ExportedInterview, lengthOf } from '../domain/exported-interview';

/** Limits of the documents in progress or waiting: of all accounts, of one account, and of their characters. */
const limits = { documents: 16, ofAccount: 2, characters: 400_000 };

export function documentsIn(service: Service): Documents {
  const file = path.join(__dirname, 'document-worker.js');
  return documentsOf(service.add(makeThread<typeof documentWorker>(file), 'storage'));
}

export function documentsOf(thread: Pick<Thread<typeof documentWorker>, 'run'>): Documents {
  const accounts: string[] = [];
  let openCharacters = 0;

  function isFull(accountId: string, characters: number): boolean {
    if (accounts.filter((other) => other === accountId).length >= limits.ofAccount) return true;
    const isTooLong = accounts.length > 0 && openCharacters + characters > limits.characters;
    return isTooLong || accounts.length >= limits.documents;
  }

  async function limited<T>(
    accountId: string,
    interview: ExportedInterview,
    make: () => Promise<T>,
  ): Promise<T> {
    const characters = lengthOf(interview);
    if (isFull(accountId, characters)) {
      throw new AppError('unavailable', undefined, 'Too many documents are being made; try again later');
    }
    accounts.push(accountId);
    openCharacters += characters;
    try {
      return await make();
    } finally {
      accounts.splice(accounts.indexOf(accountId), 1);
      openCharacters -= characters;
    }
  }

  return {
    pdf: (accountId, interview) => limited(accountId, interview, () => thread.run('pdf', interview)),
    docx: (accountId, interview) => limited(accountId, interview, () => thread.run('docx', interview)),
  };
}
