import {
  WHEEL_CHANCE_PLACES,
  wheelSectors,
  wheelWinPayout,
  type WheelConfig,
  sectorInfo,
  wheelChance,
  type WheelBet,
} from 'games-engine/wheel';
import { type ReactNode, memo, useMemo } from 'react';
import type { PublicUser } from 'server/contract';
import { useFormat } from '../../../core/format/use-format.ts';
import { BetButton, ChoiceButton } from '../../../core/game-kit/bet/buttons.tsx';
import type { BetSenderState } from '../../../core/game-kit/bet/sender.ts';
import type { Crowd } from '../../../core/game-kit/round/crowd.ts';
import { betsByPlayer, UserList, type UserRow } from '../../../core/game-kit/round/players.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { sectorClass, sectorWord } from '../scene/colors.ts';
import styles from './bets.module.css';

export interface SectorButtonsProps {
  config: WheelConfig;
  stakeMinor: bigint; // base hundredths
  own: ReadonlyMap<number, bigint>; // the player's stakes on each sector so far
  enabled: boolean;
  state: BetSenderState;
  onBet: (sector: number) => void;
}

/** One button per sector, in its colour: each bets the picked stake at once, and says what it would pay and what lies on it. */
export const SectorButtons = ({ config, stakeMinor, own, enabled, state, onBet }: SectorButtonsProps): ReactNode => {
  const t = useMessages('wheel', 'main');
  const { format } = useMoney();
  return (
    <fieldset className={styles.bets} aria-label={t('bet.group')}>
      {wheelSectors.map((sector) => {
        const word = sectorWord(config.multipliers, sector);
        const amount = format(wheelWinPayout(config, { choice: { sector }, stakeMinor }));
        const mine = own.get(sector);
        return (
          <BetButton
            key={sector}
            enabled={enabled}
            pending={state.pending}
            recovering={state.recovering}
            onBet={() => onBet(sector)}
            className={classNames(styles.bet, sectorClass(sector))}
          >
            <span className="visually-hidden">
              {t('bet.on', { word, amount })}
              {mine !== undefined && ` ${t('bet.own', { amount: format(mine) })}`}
            </span>
            <span className={styles.betFace} aria-hidden="true">
              <span className={styles.betWord}>{word}</span>
              <span className={styles.betPayout}>{amount}</span>
              {mine !== undefined && <span className={styles.betOwn}>{format(mine)}</span>}
            </span>
          </BetButton>
        );
      })}
    </fieldset>
  );
};

export interface SectorChoiceProps {
  config: WheelConfig;
  sector: number;
  locked: boolean; // auto play is running
  onChoose: (sector: number) => void;
}

/** The sector that auto play bets on: buttons of which one is pressed. */
export const SectorChoice = ({ config, sector, locked, onChoose }: SectorChoiceProps): ReactNode => {
  const t = useMessages('wheel', 'main');
  return (
    <fieldset className={styles.choice} aria-label={t('bet.auto')}>
      <span className={styles.choiceLabel} aria-hidden="true">
        {t('bet.auto')}
      </span>
      {wheelSectors.map((each) => (
        <ChoiceButton
          key={each}
          chosen={each === sector}
          disabled={locked}
          onChoose={() => onChoose(each)}
          className={sectorClass(each)}
        >
          <span className={styles.mark} aria-hidden="true" />
          {sectorWord(config.multipliers, each)}
        </ChoiceButton>
      ))}
    </fieldset>
  );
};

/** The player's stakes in this round. */
export const OwnStakes = ({ stakeMinor }: { stakeMinor: bigint }): ReactNode => {
  const t = useMessages('wheel', 'main');
  const { format } = useMoney();
  return (
    <p className={styles.own}>
      <span>{t('bet.mine')}</span>
      <output className={styles.ownAmount}>{format(stakeMinor)}</output>
    </p>
  );
};

export interface WheelSectorsProps {
  config: WheelConfig;
  bets: readonly WheelBet[];
  users: ReadonlyMap<string, PublicUser>;
  crowd: Crowd | undefined; // sums in place of bets
  player: string | undefined; // public id of who looks
  winner: number | undefined; // the sector, once it may be told
}

/** The players of one sector, the greatest stake first. */
const useRows = (bets: readonly WheelBet[], { users, player }: WheelSectorsProps): readonly UserRow[] => {
  const t = useMessages('wheel', 'main');
  return useMemo(
    () =>
      betsByPlayer(bets, users).map(({ key, user, amountMinor, bets: sectorBets }) => ({
        key,
        user,
        amountMinor,
        mine: key === player,
        ...(sectorBets.length > 1 && { note: t('sector.bets', { count: sectorBets.length }) }),
      })),
    [bets, users, player, t],
  );
};

interface SectorProps extends WheelSectorsProps {
  sector: number;
}

const Sector = (props: SectorProps): ReactNode => {
  const { config, bets, sector, winner } = props;
  const t = useMessages('wheel', 'main');
  const { percent } = useFormat();
  const { format } = useMoney();
  const sectorBets = useMemo(() => bets.filter(({ choice }) => choice.sector === sector), [bets, sector]);
  const rows = useRows(sectorBets, props);
  const info = useMemo(() => sectorInfo({ bets: sectorBets })[sector], [sectorBets, sector]);
  const sum = props.crowd?.sums.find(([choice]) => choice['sector'] === sector);
  const players = sum?.[3] ?? info?.players ?? 0;
  const word = sectorWord(config.multipliers, sector);
  const title = t('sector.title', { word });
  return (
    <div className={classNames(styles.sector, sectorClass(sector), winner === sector && styles.winner)}>
      <header className={styles.sectorHead}>
        <h2 className={styles.sectorWord}>{word}</h2>
        <span className={styles.sectorNote}>
          {winner === sector
            ? t('sector.won')
            : t('sector.chance', { percent: percent(wheelChance(config, sector), WHEEL_CHANCE_PLACES) })}
        </span>
        <span className={styles.sectorBank}>{t('sector.bank', { amount: format(info?.bankMinor ?? 0n) })}</span>
        <span className={styles.sectorPlayers}>{t('sector.players', { count: players })}</span>
      </header>
      <UserList label={title} rows={rows} players={players} empty={t('sector.empty')} />
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
