import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useStrings } from '../strings';

interface Message {
  id: number;
  text: string;
  /** A button of the message, such as one that undoes the action. */
  action?: { label: string; run: () => void };
}

type Tell = (text: string, action?: Message['action']) => void;

const ToastContext = createContext<Tell>(() => undefined);

/** Returns a function that shows a short message without moving the focus. */
export const useTell = (): Tell => useContext(ToastContext);

let latestId = 0;

export function Toasts({ children }: { children: ReactNode }) {
  const { shell } = useStrings();
  const [messages, setMessages] = useState<Message[]>([]);
  const tell = useCallback<Tell>((text, action) => {
    latestId += 1;
    const message = { id: latestId, text, ...(action && { action }) };
    setMessages((known) => [...known.slice(-2), message]);
  }, []);
  const remove = (id: number) => setMessages((known) => known.filter((message) => message.id !== id));
  return (
    <ToastContext value={tell}>
      <Toast.Provider duration={8000} label={shell.message}>
        {children}
        {messages.map(({ id, text, action }) => (
          <Toast.Root
            key={id}
            className="toast"
            aria-label={text}
            onOpenChange={(open) => open || remove(id)}
          >
            <Toast.Title>{text}</Toast.Title>
            {action && (
              <Toast.Action altText={action.label} className="button" onClick={action.run}>
                {action.label}
              </Toast.Action>
            )}
          </Toast.Root>
        ))}
        <Toast.Viewport className="toasts" label={shell.messages} />
      </Toast.Provider>
    </ToastContext>
  );
}
