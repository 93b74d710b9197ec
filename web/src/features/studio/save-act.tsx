import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Act } from '../../core/office/act.tsx';
import { endWork } from './use-work.ts';
import { STUDIO_CALLS } from './version-acts.ts';

export interface SaveActProps {
  game: string;
  basedOn: number; // id of a version
  config: ConfigValues;
  disabled: boolean;
}

/** Saves the edited config as a draft, and opens it. */
export const SaveAct = ({ game, basedOn, config, disabled }: SaveActProps): ReactNode => {
  const t = useMessages('studio', 'main');
  const navigate = useNavigate();
  return (
    <Act<{ version: { id: number } }>
      label={t('save')}
      text={t('save.text')}
      done={t('save.done')}
      rereads={STUDIO_CALLS}
      isPrimary
      disabled={disabled}
      send={(send, reason) => send('studio.save', { game, basedOn, config: { ...config }, reason })}
      onDone={({ version }) => {
        endWork(game);
        void navigate(`/studio/${game}/versions/${version.id}`);
      }}
    />
  );
};
