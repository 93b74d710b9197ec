import { useState, type ReactNode } from 'react';
import type { call } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { officeBonusMessages } from './office-bonus.messages.ts';

/** Reads again what is shown of bonuses. */
export const rereadBonuses = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('officeBonus.'),
  });

interface DecideActProps {
  label: string;
  name: string; // of the button, with what it is about
  text: string; // what will happen
  isPrimary?: boolean;
  decide: (send: typeof call, reason: string) => Promise<object>;
}

/** A button that asks for the reason of a decision. */
export const DecideAct = ({ label, name, text, isPrimary = false, decide }: DecideActProps): ReactNode => {
  const t = useMessages(officeBonusMessages);
  const [open, setOpen] = useState(false);
  const { busy, problem, run } = useAct<object>(rereadBonuses);
  const submit = async (reason: string): Promise<void> => {
    if (await run((send) => decide(send, reason), t('decided'))) setOpen(false);
  };
  return (
    <>
      <Button variant={isPrimary ? 'primary' : 'secondary'} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={name}
        text={text}
        submit={label}
        reason={t('reason')}
        busy={busy}
        problem={problem}
        onSubmit={(reason) => void submit(reason)}
      />
    </>
  );
};
