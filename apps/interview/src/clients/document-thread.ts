import path from 'node:path';
import { AppError } from '@colloquy/kernel';
import { makeThread, type Service, type Thread } from '@colloquy/service';
import type * as documentWorker from '../document-worker';
import type { Documents } from '../domain/documents';
import { type ExportedInterview, lengthOf } from '../domain/exported-interview';

/** Documents that are being made or waiting, and their characters together; the rest is refused. */
const limits = { documents: 16, characters: 700_000 };

/** Makes documents in another thread of the service. */
export function documentsIn(service: Service): Documents {
  const file = path.join(__dirname, 'document-worker.js');
  return documentsOf(service.add(makeThread<typeof documentWorker>(file), 'storage'));
}

export function documentsOf(thread: Pick<Thread<typeof documentWorker>, 'run'>): Documents {
  const open = { documents: 0, characters: 0 };
  const limited = async <T>(interview: ExportedInterview, make: () => Promise<T>): Promise<T> => {
    const characters = lengthOf(interview);
    const isFull = open.documents >= limits.documents || open.characters + characters > limits.characters;
    if (isFull && open.documents > 0) {
      throw new AppError('unavailable', undefined, 'Too many documents are being made; try again later');
    }
    open.documents++;
    open.characters += characters;
    try {
      return await make();
    } finally {
      open.documents--;
      open.characters -= characters;
    }
  };
  return {
    pdf: (interview) => limited(interview, () => thread.run('pdf', interview)),
    docx: (interview) => limited(interview, () => thread.run('docx', interview)),
  };
}
