import {
  battleMultiplier,
  battleRanges,
  battleTeams,
  opponentOf,
  percentText,
  winningTeam,
  type BattleTeam,
} from 'games-engine/battle';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { betsByPlayer, UserList, type UserRow } from '../../../core/game-kit/round/players.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useProfile } from '../../../core/session/session.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { TeamSign } from '../team-sign.tsx';
import { banksIn, type BattleRoundView } from './use-battle.ts';
import teamColors from '../team-sign.module.css';
import styles from './board.module.css';

const NONE = '—';

/** Both banks as one bar: where red ends, blue begins. */
const Shares = ({ view }: { view: BattleRoundView }): ReactNode => {
  const t = useMessages('battle', 'main');
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
  const t = useMessages('battle', 'main');
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

/** True when a team has won the round; undefined before the result. */
const hasWon = ({ snapshot, over }: BattleRoundView, team: BattleTeam): boolean | undefined => {
  const outcome = over === 'settled' ? snapshot?.context.outcome : undefined;
  return outcome ? winningTeam(outcome) === team : undefined;
};

const Team = ({ view, team }: { view: BattleRoundView; team: BattleTeam }): ReactNode => {
  const t = useMessages('battle', 'main');
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

/** Players of each team, greatest stakes first. */
const useRows = ({ snapshot, users }: BattleRoundView): Record<BattleTeam, UserRow[]> => {
  const player = useProfile()?.profileID;
  const bets = snapshot?.context.bets;
  return useMemo(() => {
    const rows: Record<BattleTeam, UserRow[]> = { red: [], blue: [] };
    for (const { key, user, amountMinor, bets: ownBets } of betsByPlayer(bets ?? [], users)) {
      const team = ownBets[0]?.choice.team;
      if (team) rows[team].push({ key, user, amountMinor, mine: key === player });
    }
    return rows;
  }, [bets, users, player]);
};

/** The players of both teams. */
export const BattlePlayers = ({ view }: { view: BattleRoundView }): ReactNode => {
  const t = useMessages('battle', 'main');
  const rows = useRows(view);
  const playersOf = (team: BattleTeam): number => view.snapshot?.context.teams[team].players ?? 0;
  return (
    <div className={styles.players}>
      {battleTeams.map((team) => (
        <section key={team} className={classNames(styles.teamPlayers, teamColors[team])}>
          <header className={styles.teamHead}>
            <h2 className={styles.teamName}>
              <TeamSign team={team} />
              {t(`team.${team}`)}
            </h2>
            <p className={styles.range}>{t('team.players', { count: playersOf(team) })}</p>
          </header>
          <UserList label={t(`players.${team}`)} rows={rows[team]} players={playersOf(team)} empty={t('team.empty')} />
        </section>
      ))}
    </div>
  );
};
