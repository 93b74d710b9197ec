import { battleTeams, type BattleTeam } from 'games-engine/battle';
import { useMemo, type ReactNode } from 'react';
import { betsByPlayer } from '../../core/game-kit/bets-by-player.ts';
import { UserList, type UserRow } from '../../core/game-kit/user-list.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { TeamSign } from './battle-team-sign.tsx';
import { battleMessages } from './battle.messages.ts';
import styles from './battle-board.module.css';
import teamColors from './team-colors.module.css';
import type { BattleRoundView } from './use-battle.ts';

/** Who plays for which team, greatest stakes first. */
const useRows = ({ snapshot, users }: BattleRoundView): Record<BattleTeam, UserRow[]> => {
  const player = useProfile()?.profileID;
  const bets = snapshot?.context.bets;
  return useMemo(() => {
    const rows: Record<BattleTeam, UserRow[]> = { red: [], blue: [] };
    for (const { key, user, amountMinor, bets: own } of betsByPlayer(bets ?? [], users)) {
      const team = own[0]?.choice.team;
      if (team) rows[team].push({ key, user, amountMinor, mine: key === player });
    }
    return rows;
  }, [bets, users, player]);
};

/** The players of both teams. */
export const BattlePlayers = ({ view }: { view: BattleRoundView }): ReactNode => {
  const t = useMessages(battleMessages);
  const rows = useRows(view);
  return (
    <div className={styles.players}>
      {battleTeams.map((team) => (
        <section key={team} className={classNames(styles.teamPlayers, teamColors[team])}>
          <header className={styles.teamHead}>
            <h2 className={styles.teamName}>
              <TeamSign team={team} />
              {t(`team.${team}`)}
            </h2>
            <p className={styles.range}>{t('team.players', { count: rows[team].length })}</p>
          </header>
          <UserList label={t(`players.${team}`)} rows={rows[team]} empty={t('team.empty')} />
        </section>
      ))}
    </div>
  );
};
