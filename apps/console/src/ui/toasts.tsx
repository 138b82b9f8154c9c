import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Message } from './toast-list';

const ToastList = lazy(async () => ({ default: (await import('./toast-list')).ToastList }));

type Tell = (text: string, action?: Message['action']) => void;

const ToastContext = createContext<Tell>(() => undefined);

/** Returns a function that shows a short message without moving the focus. */
export const useTell = (): Tell => useContext(ToastContext);

let latestId = 0;

export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const [hasTold, setHasTold] = useState(false);
  const tell = useCallback<Tell>((text, action) => {
    setHasTold(true);
    latestId += 1;
    const message = { id: latestId, text, ...(action && { action }) };
    setMessages((known) => [...known.slice(-2), message]);
  }, []);
  const remove = (id: number) => setMessages((known) => known.filter((message) => message.id !== id));
  return (
    <ToastContext value={tell}>
      {children}
      {hasTold && (
        <Suspense>
          <ToastList messages={messages} onRemove={remove} />
        </Suspense>
      )}
    </ToastContext>
  );
}
