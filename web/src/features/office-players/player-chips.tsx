import type { ReactNode } from 'react';
import type { FoundPlayer, PlayerPage } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { vipName } from '../../core/vip/vip-level.ts';

const kycTones = { pending: 'wait', approved: 'good', rejected: 'bad' } as const;

type Chipped = Pick<FoundPlayer, 'vip' | 'kyc' | 'isBlocked' | 'isHeld' | 'isStaff'>;

/** The state of a player in a word each. */
export const PlayerChips = ({ player: { vip, kyc, isBlocked, isHeld, isStaff } }: { player: Chipped }): ReactNode => {
  const t = useMessages('office-players', 'main');
  return (
    <>
      {isBlocked && <Badge tone="bad">{t('chip.blocked')}</Badge>}
      {isHeld && <Badge tone="wait">{t('chip.held')}</Badge>}
      {isStaff && <Badge tone="told">{t('chip.staff')}</Badge>}
      {kyc !== 'none' && <Badge tone={kycTones[kyc]}>{t(`kyc.${kyc}`)}</Badge>}
      {vip > 1 && <Badge>{vipName(vip)}</Badge>}
    </>
  );
};

/** Why play is closed to a player, and bans. */
export const ClosureChips = ({ page: { restriction, chatBannedUntil } }: { page: PlayerPage }): ReactNode => {
  const t = useMessages('office-players', 'main');
  const moment = useMoment();
  const until = restriction?.until;
  return (
    <>
      {restriction && restriction.kind !== 'staff' && (
        <Badge tone="wait">
          {t(`closed.${restriction.kind}`)}
          {until != null && ` · ${moment(until)}`}
        </Badge>
      )}
      {chatBannedUntil !== null && <Badge tone="wait">{t('chip.chat', { at: moment(chatBannedUntil) })}</Badge>}
    </>
  );
};
