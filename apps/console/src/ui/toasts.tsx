import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

interface Message {
  id: number;
  text: string;
  /** A way back, where there is one. */
  action?: { label: string; run: () => void };
}

type Tell = (text: string, action?: Message['action']) => void;

const ToastContext = createContext<Tell>(() => undefined);

/** Tells the user of something that was done, without taking the focus. */
export const useTell = (): Tell => useContext(ToastContext);

let latestId = 0;

export function Toasts({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<Message[]>([]);
  const tell = useCallback<Tell>((text, action) => {
    latestId += 1;
    const message = { id: latestId, text, ...(action && { action }) };
    setMessages((known) => [...known.slice(-2), message]);
  }, []);
  const remove = (id: number) => setMessages((known) => known.filter((message) => message.id !== id));
  return (
    <ToastContext value={tell}>
      <Toast.Provider duration={8000}>
        {children}
        {messages.map(({ id, text, action }) => (
          <Toast.Root key={id} className="toast" onOpenChange={(open) => open || remove(id)}>
            <Toast.Title>{text}</Toast.Title>
            {action && (
              <Toast.Action altText={action.label} className="button" onClick={action.run}>
                {action.label}
              </Toast.Action>
            )}
          </Toast.Root>
        ))}
        <Toast.Viewport className="toasts" />
      </Toast.Provider>
    </ToastContext>
  );
}
