import { useState, type ReactNode } from 'react';
import type { call } from '../connection/connection.ts';
import { ActDialog } from './act-dialog.tsx';
import { Button } from './button.tsx';
import { useAct } from './use-act.ts';

export interface ReasonActProps {
  label: string; // of the button and of the dialog's submit button
  name?: string; // accessible name of the button, with the label in it, and title of the dialog; the label by default
  text: string; // what will happen
  reason: string; // label of the reason
  done: string; // shown afterwards
  isPrimary?: boolean;
  disabled?: boolean;
  reread(): void;
  act(send: typeof call, reason: string): Promise<object>;
}

/** A button that asks for a reason, then acts. */
export const ReasonAct = (props: ReasonActProps): ReactNode => {
  const { label, name, text, reason, done, isPrimary = false, disabled = false } = props;
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useAct<object>(props.reread);
  const submit = async (given: string): Promise<void> => {
    if (await run((send) => props.act(send, given), done)) setOpen(false);
  };
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        disabled={disabled}
        aria-label={name}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={name ?? label}
        text={text}
        submit={label}
        reason={reason}
        busy={busy}
        problem={problem}
        onSubmit={(given) => void submit(given)}
      />
    </>
  );
};
