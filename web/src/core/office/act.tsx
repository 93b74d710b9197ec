import { useMessages } from '../i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import type { call } from '../connection/connection.ts';
import { ActDialog } from '../ui/act-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useAct } from '../ui/use-act.ts';
import { rereadCalls, type Rereads } from './rereads.ts';

export interface ActProps<Answer extends object = object> {
  label: string; // on the button and on the dialog's submit button
  submit?: string; // on the dialog's submit button, if it differs
  name?: string; // accessible name of the button, with the label in it, and title of the dialog; the label by default
  text: string; // the consequence
  reason?: string | false; // label of the reason; false: none is asked for
  done: string | ((answer: Answer) => string); // shown afterwards
  rereads: Rereads;
  isPrimary?: boolean;
  disabled?: boolean;
  children?: ReactNode; // further fields
  fault?(): string | undefined; // a problem with them; an empty text where a field says it
  onOpen?(): void;
  onDone?(answer: Answer): void;
  send(send: typeof call, reason: string): Promise<Answer>;
}

/** A button that asks first, for a reason too unless there is none, then acts, and shows a refusal in the server's words. */
export const Act = <Answer extends object = object>(props: ActProps<Answer>): ReactNode => {
  const { label, name = label, submit = label, reason, isPrimary = false, disabled = false, done, children } = props;
  const t = useMessages('office', 'forms');
  const [open, setOpen] = useState(false);
  const [fault, setFault] = useState<string>();
  const { busy, problem, run } = useAct<Answer>(() => rereadCalls(props.rereads));
  const show = (): void => {
    setFault(undefined);
    props.onOpen?.();
    setOpen(true);
  };
  const act = async (why: string): Promise<void> => {
    const found = props.fault?.();
    setFault(found);
    if (found !== undefined) return;
    const answer = await run((send) => props.send(send, why));
    if (!answer) return;
    toast.success(typeof done === 'string' ? done : done(answer));
    setOpen(false);
    props.onDone?.(answer);
  };
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        disabled={disabled}
        {...(name !== label && { 'aria-label': name })}
        onClick={show}
      >
        {label}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        text={props.text}
        submit={submit}
        {...(reason !== false && { reason: reason ?? t('reason') })}
        busy={busy}
        problem={fault || problem}
        onSubmit={(why) => void act(why)}
      >
        {children}
      </ActDialog>
    </>
  );
};
