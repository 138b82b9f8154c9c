import type { Client } from '@colloquy/client';
import { createContext, useContext } from 'react';
import type { ConsoleSettings } from './settings';
import type { SignIn } from './sign-in';

export interface Console {
  settings: ConsoleSettings;
  api: Client;
  fetch(request: Request): Promise<Response>;
  signIn: SignIn;
}

export const ConsoleContext = createContext<Console | null>(null);

export function useConsole(): Console {
  const console = useContext(ConsoleContext);
  if (!console) throw new Error('Outside of the console');
  return console;
}

export const useApi = (): Client => useConsole().api;
