import { Toast } from 'radix-ui';
import { useFirstStrings } from '../strings';

export interface Message {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
}

interface ToastListProps {
  messages: readonly Message[];
  onRemove: (id: number) => void;
}

export function ToastList({ messages, onRemove }: ToastListProps) {
  const { shell } = useFirstStrings();
  return (
    <Toast.Provider duration={8000} label={shell.message}>
      {messages.map(({ id, text, action }) => (
        <Toast.Root
          key={id}
          className="toast"
          aria-label={text}
          onOpenChange={(open) => open || onRemove(id)}
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
  );
}
