import { generate } from 'lean-qr';
import { useCallback, useRef } from 'react';
import { useConsole } from '../../session/console-context';
import { useStrings } from '../../strings';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { joinLink } from '../join-link';
import type { InterviewDialogProps } from './interview-dialog-props';

/** Pixels. */
const scale = 10;

function savedImage(canvas: HTMLCanvasElement): string {
  const large = document.createElement('canvas');
  large.width = canvas.width * scale;
  large.height = canvas.height * scale;
  const context = large.getContext('2d');
  if (!context) return '';
  context.imageSmoothingEnabled = false;
  context.drawImage(canvas, 0, 0, large.width, large.height);
  return large.toDataURL('image/png');
}

export function QrDialog({ interview, onClose }: InterviewDialogProps) {
  const { interviews, shell } = useStrings();
  const link = joinLink(useConsole().settings.appUrl ?? '', interview.id);
  const canvas = useRef<HTMLCanvasElement>(null);
  // a callback ref: the dialog renders its content after the first effects
  const draw = useCallback(
    (element: HTMLCanvasElement | null) => {
      canvas.current = element;
      // dark on light in both themes, as QR readers expect
      if (element) generate(link).toCanvas(element, { on: [0, 0, 0], off: [255, 255, 255] });
    },
    [link],
  );
  const save = () => {
    if (!canvas.current) return;
    const image = document.createElement('a');
    image.href = savedImage(canvas.current);
    image.download = `join-${interview.id}.png`;
    image.click();
  };
  return (
    <Dialog title={interviews.qr.title} open onOpenChange={onClose}>
      <p>{interview.title}</p>
      <canvas ref={draw} className="qr" role="img" aria-label={interviews.qr.image(interview.title)} />
      <p className="qr-link">
        <code>{link}</code>
      </p>
      <div className="actions">
        <Button onClick={save}>{interviews.qr.save}</Button>
        <CopyButton text={link} />
        <Button primary onClick={onClose}>
          {shell.close}
        </Button>
      </div>
    </Dialog>
  );
}
