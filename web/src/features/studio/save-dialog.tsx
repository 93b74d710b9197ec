import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActDialog } from '../../core/ui/act-dialog.tsx';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import { studioMessages } from './studio.messages.ts';
import { useVersionAct } from './use-version-act.ts';
import { endWork } from './use-work.ts';

export interface SaveDialogProps {
  open: boolean;
  onClose: () => void;
  game: string;
  basedOn: number; // id of a version
  config: ConfigValues;
}

/** Saves what was written as a draft, and goes to it. */
export const SaveDialog = ({ open, onClose, game, basedOn, config }: SaveDialogProps): ReactNode => {
  const t = useMessages(studioMessages);
  const navigate = useNavigate();
  const { busy, problem, run } = useVersionAct<{ version: { id: number } }>();
  const save = async (reason: string): Promise<void> => {
    const saved = await run(
      (send) => send('studio.save', { game, basedOn, config: { ...config }, reason }),
      'save.done',
    );
    if (!saved) return;
    endWork(game);
    await navigate(`/studio/${game}/versions/${saved.version.id}`);
  };
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title={t('save')}
      text={t('save.text')}
      submit={t('save')}
      reason={t('reason')}
      busy={busy}
      problem={problem}
      onSubmit={(reason) => void save(reason)}
    />
  );
};
