import { sectorInfo, wheelChance, wheelSectors, type WheelBet, type WheelConfig } from 'games-engine/wheel';
import { memo, useMemo, type ReactNode } from 'react';
import type { PublicUser } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { betsByPlayer } from '../../core/game-kit/bets-by-player.ts';
import { UserList, type UserRow } from '../../core/game-kit/user-list.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { sectorClass, sectorWord } from './wheel-colors.ts';
import { wheelMessages } from './wheel.messages.ts';
import styles from './wheel-sectors.module.css';

export interface WheelSectorsProps {
  config: WheelConfig;
  bets: readonly WheelBet[];
  users: ReadonlyMap<string, PublicUser>;
  player: string | undefined; // public id of who looks
  winner: number | undefined; // the sector, once it may be told
}

/** The players of one sector, the greatest stake first. */
const useRows = (bets: readonly WheelBet[], { users, player }: WheelSectorsProps): readonly UserRow[] => {
  const t = useMessages(wheelMessages);
  return useMemo(
    () =>
      betsByPlayer(bets, users).map(({ key, user, amountMinor, bets: own }) => ({
        key,
        user,
        amountMinor,
        mine: key === player,
        ...(own.length > 1 && { note: t('sector.bets', { count: own.length }) }),
      })),
    [bets, users, player, t],
  );
};

interface SectorProps extends WheelSectorsProps {
  sector: number;
}

const Sector = (props: SectorProps): ReactNode => {
  const { config, bets, sector, winner } = props;
  const t = useMessages(wheelMessages);
  const { percent } = useFormat();
  const { format } = useMoney();
  const own = useMemo(() => bets.filter(({ choice }) => choice.sector === sector), [bets, sector]);
  const rows = useRows(own, props);
  const info = useMemo(() => sectorInfo({ bets: own })[sector], [own, sector]);
  const word = sectorWord(config.multipliers, sector);
  const title = t('sector.title', { word });
  return (
    <div className={classNames(styles.sector, sectorClass(sector), winner === sector && styles.winner)}>
      <header className={styles.sectorHead}>
        <h2 className={styles.sectorWord}>{word}</h2>
        <span className={styles.sectorNote}>
          {winner === sector ? t('sector.won') : t('sector.chance', { percent: percent(wheelChance(config, sector)) })}
        </span>
        <span className={styles.sectorBank}>{t('sector.bank', { amount: format(info?.bankMinor ?? 0n) })}</span>
        <span className={styles.sectorPlayers}>{t('sector.players', { count: info?.players ?? 0 })}</span>
      </header>
      <UserList label={title} rows={rows} empty={t('sector.empty')} />
    </div>
  );
};

/** The four sectors with everyone's bets. */
export const WheelSectors = memo(function WheelSectors(props: WheelSectorsProps): ReactNode {
  return (
    <div className={styles.sectors}>
      {wheelSectors.map((sector) => (
        <Sector key={sector} {...props} sector={sector} />
      ))}
    </div>
  );
});
