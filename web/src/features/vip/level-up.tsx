import { wheelSprite } from 'assets/wheel';
import { useEffect, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { createSounds } from '../../core/sound/sound.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { VipEmblem } from '../../core/vip/vip-emblem.tsx';
import { vipName } from '../../core/vip/vip-level.ts';
import { Privileges } from './vip-levels.tsx';
import styles from './vip.module.css';
import { useVipState } from './vip-query.ts';

const EMBLEM_PX = 144;

const play = createSounds(wheelSprite);

export interface LevelUpProps {
  level: number;
  onClose(): void;
}

/** The announcement of a new level: its medal comes out of the light above its benefits. */
export const LevelUp = ({ level, onClose }: LevelUpProps): ReactNode => {
  const t = useMessages('vip', 'main');
  const { data } = useVipState();
  useEffect(() => play('medium-win'), []);
  const openClub = (): void => {
    onClose();
    openModal('vipclub');
  };
  return (
    <Dialog open onClose={onClose} title={t('reached.title', { name: vipName(level) ?? '' })}>
      <div className={styles.reached}>
        <VipEmblem level={level} size={EMBLEM_PX} isLighting />
        <div>
          <p>{t('reached.text')}</p>
          <Privileges statusId={level} hasAssistant={data?.hasAssistant ?? false} robbery={data?.robbery ?? {}} />
        </div>
        <div className={styles.actions}>
          <Button onClick={onClose}>{t('reached.close')}</Button>
          <Button variant="primary" onClick={openClub}>
            {t('reached.open')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
