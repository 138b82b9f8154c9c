import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import type { FormScope } from './form-scope';
import { emptyNotification } from './interview-form';
import { changed, without } from './lists';
import { NotificationCard } from './notification-card';
import { MoreSection } from './section';

export function NotificationsSection({ scope }: { scope: FormScope }) {
  const { form: texts } = useStrings().interviews;
  const { form, change } = scope;
  const { notifications } = form;
  return (
    <MoreSection title={texts.sections.notifications} isOpen={notifications.length > 0}>
      <p className="quiet">{texts.notificationsHint}</p>
      {notifications.map((notification, index) => (
        <NotificationCard
          key={notification.key}
          scope={scope}
          notification={notification}
          index={index}
          onChange={(part) => change({ notifications: changed(notifications, notification.key, part) })}
          onRemove={() => change({ notifications: without(notifications, notification.key) })}
        />
      ))}
      <Button
        disabled={notifications.length >= 20}
        onClick={() => change({ notifications: [...notifications, emptyNotification()] })}
      >
        {texts.addNotification}
      </Button>
    </MoreSection>
  );
}
