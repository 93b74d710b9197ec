import { useState, type ComponentType, type ReactNode } from 'react';
import type { call } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import desk from '../../core/staff/desk.module.css';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import { Button } from '../../core/ui/button.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { officeGamesMessages } from './office-games.messages.ts';

const reread = (): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => String(name).startsWith('officeGames.'),
  });

export interface FieldsProps<Draft> {
  draft: Draft;
  put(part: Partial<Draft>): void;
}

interface ChangeActProps<Draft> {
  name: string; // what is changed
  text: string; // what will come of it
  first: Draft;
  problem(draft: Draft): string | undefined; // what is wrong with what was given
  Fields: ComponentType<FieldsProps<Draft>>;
  save(send: typeof call, draft: Draft, reason: string): Promise<object>;
}

/** A button that asks what shall hold of a game or a provider, and why. */
export const ChangeAct = <Draft extends object>(props: ChangeActProps<Draft>): ReactNode => {
  const { name, text, first, Fields } = props;
  const t = useMessages(officeGamesMessages);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(first);
  const [wrong, setWrong] = useState<string>();
  const { busy, problem, run } = useAct<object>(reread);
  const show = (): void => {
    setDraft(first);
    setWrong(undefined);
    setOpen(true);
  };
  const submit = async (reason: string): Promise<void> => {
    const fault = props.problem(draft);
    setWrong(fault);
    if (fault !== undefined) return;
    if (await run((send) => props.save(send, draft, reason), t('saved'))) setOpen(false);
  };
  const title = t('change.name', { name });
  return (
    <>
      <Button aria-label={title} onClick={show}>
        {t('change')}
      </Button>
      <ActDialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        text={text}
        submit={t('save')}
        reason={t('reason')}
        busy={busy}
        problem={wrong ?? problem}
        onSubmit={(reason) => void submit(reason)}
      >
        <div className={desk.fields}>
          <Fields draft={draft} put={(part) => setDraft({ ...draft, ...part })} />
        </div>
      </ActDialog>
    </>
  );
};
