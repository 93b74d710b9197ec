import {
  battleMultiplier,
  battleRanges,
  battleTeams,
  opponentOf,
  percentText,
  winningTeam,
  type BattleTeam,
} from 'games-engine/battle';
import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { TeamSign } from './battle-team-sign.tsx';
import { battleMessages } from './battle.messages.ts';
import styles from './battle-board.module.css';
import teamColors from './team-colors.module.css';
import { banksIn, type BattleRoundView } from './use-battle.ts';

const NONE = '—';

/** Both banks as one bar: where red ends, blue begins. */
const Shares = ({ view }: { view: BattleRoundView }): ReactNode => {
  const t = useMessages(battleMessages);
  const { percent } = useFormat();
  const banks = banksIn(view);
  const [red, blue] = [percentText(banks, 'red'), percentText(banks, 'blue')];
  const isEmpty = banks.red + banks.blue === 0n;
  return (
    <div
      className={classNames(styles.shares, isEmpty && styles.noShares)}
      role="img"
      aria-label={t('board.shares', { red: percent(red), blue: percent(blue) })}
    >
      <span className={styles.redShare} style={{ transform: `scaleX(${isEmpty ? 0.5 : Number(red) / 100})` }} />
    </div>
  );
};

const Figures = ({ view, team }: { view: BattleRoundView; team: BattleTeam }): ReactNode => {
  const t = useMessages(battleMessages);
  const money = useMoney();
  const format = useFormat();
  const banks = banksIn(view);
  const config = view.snapshot?.context.config;
  const hasBoth = banks[team] > 0n && banks[opponentOf(team)] > 0n;
  const multiplier = config && hasBoth ? battleMultiplier(config, banks, team) : undefined;
  return (
    <dl className={styles.figures}>
      <div className={styles.bank}>
        <dt>{t('board.bank')}</dt>
        <dd>{money.format(banks[team])}</dd>
      </div>
      <div>
        <dt>{t('board.multiplier')}</dt>
        <dd>{multiplier ? format.multiplier(multiplier) : NONE}</dd>
      </div>
      <div>
        <dt>{t('board.percent')}</dt>
        <dd>{format.percent(percentText(banks, team))}</dd>
      </div>
    </dl>
  );
};

/** Whether a team has won the round; undefined while that is not told. */
const hasWon = ({ snapshot, over }: BattleRoundView, team: BattleTeam): boolean | undefined => {
  const outcome = over === 'settled' ? snapshot?.context.outcome : undefined;
  return outcome ? winningTeam(outcome) === team : undefined;
};

const Team = ({ view, team }: { view: BattleRoundView; team: BattleTeam }): ReactNode => {
  const t = useMessages(battleMessages);
  const { low, top } = battleRanges[team];
  const won = hasWon(view, team);
  const name = t(`team.${team}`);
  return (
    <section
      className={classNames(styles.team, teamColors[team], team === 'blue' && styles.opposite, won && styles.winner)}
      aria-label={name}
    >
      <header className={styles.teamHead}>
        <h2 className={styles.teamName}>
          <TeamSign team={team} />
          {name}
        </h2>
        <p className={styles.range}>{won ? t('board.won') : t('board.range', { low, top })}</p>
      </header>
      <Figures view={view} team={team} />
    </section>
  );
};

/** Both teams at a glance: banks, multipliers, shares. */
export const BattleBoard = ({ view }: { view: BattleRoundView }): ReactNode => (
  <div className={styles.board}>
    <Shares view={view} />
    {battleTeams.map((team) => (
      <Team key={team} view={view} team={team} />
    ))}
  </div>
);
