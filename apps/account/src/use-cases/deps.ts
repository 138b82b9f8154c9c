import type { Clock, NewId, UntilAnswersExpire } from '@colloquy/kernel';
import type { ApiKeyRepository, DirectoryRepository, KeyMaker } from '../domain/ports';

export interface Deps {
  directory: DirectoryRepository;
  apiKeys: ApiKeyRepository;
  keyMaker: KeyMaker;
  untilAnswersExpire: UntilAnswersExpire;
  clock: Clock;
  newId: NewId;
}
