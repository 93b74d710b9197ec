import {
  battleTeams,
  battleWinPayout,
  opponentOf,
  type BattleBanks,
  type BattleConfig,
  type BattleTeam,
} from 'games-engine/battle';
import type { ReactNode } from 'react';
import { BetButton, ChoiceButton } from '../../../core/game-kit/bet/buttons.tsx';
import type { BetSenderState } from '../../../core/game-kit/bet/sender.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import styles from './controls.module.css';
import teamColors from '../team-sign.module.css';
import { TeamSign } from '../team-sign.tsx';

/** Payout of a further stake on a team if no other bet came; undefined while there is nothing to win. */
export const potentialPayout = (
  config: BattleConfig,
  banks: BattleBanks,
  team: BattleTeam,
  stakeMinor: bigint,
): bigint | undefined => {
  if (stakeMinor <= 0n || banks[opponentOf(team)] === 0n) return undefined;
  const joined = { ...banks, [team]: banks[team] + stakeMinor };
  return battleWinPayout(config, joined, { choice: { team }, stakeMinor });
};

export interface JoinProps {
  config: BattleConfig;
  banks: BattleBanks;
  stakeMinor: bigint; // base hundredths of the bet in the form
  enabled: boolean; // bets are taken now
  own: BattleTeam | undefined; // the team joined in this round: the other is out of reach
  state: Pick<BetSenderState, 'pending' | 'recovering'>;
  onJoin: (team: BattleTeam) => void;
}

/** Payout of the bet in the form on a team, were the banks to stay as they are. */
const Payout = ({ config, banks, stakeMinor, team }: JoinProps & { team: BattleTeam }): ReactNode => {
  const t = useMessages('battle', 'main');
  const { format } = useMoney();
  const payout = potentialPayout(config, banks, team, stakeMinor);
  return (
    <span className={styles.payout}>
      {payout === undefined ? t('join.alone') : t('join.payout', { amount: format(payout) })}
    </span>
  );
};

/** The two buttons that bet, one for each team. */
export const JoinButtons = (props: JoinProps): ReactNode => {
  const { enabled, own, state, onJoin } = props;
  const t = useMessages('battle', 'main');
  return (
    <div className={styles.join}>
      {battleTeams.map((team) => (
        <BetButton
          key={team}
          enabled={enabled && (own === undefined || own === team)}
          pending={state.pending}
          recovering={state.recovering}
          onBet={() => onJoin(team)}
          className={classNames(styles.joinTeam, teamColors[team])}
        >
          <span className={styles.joinWords}>
            <span className={styles.joinLabel}>
              <TeamSign team={team} />
              {t(`join.${team}`)}
            </span>{' '}
            <Payout {...props} team={team} />
          </span>
        </BetButton>
      ))}
    </div>
  );
};

export interface AutoTeamProps {
  team: BattleTeam;
  own: BattleTeam | undefined;
  locked: boolean; // auto play is running
  onChange: (team: BattleTeam) => void;
}

/** The team that auto play bets on. */
export const AutoTeam = ({ team, own, locked, onChange }: AutoTeamProps): ReactNode => {
  const t = useMessages('battle', 'main');
  return (
    <fieldset className={styles.autoTeam}>
      <legend className={styles.label}>{t('join.auto')}</legend>
      {battleTeams.map((each) => (
        <ChoiceButton
          key={each}
          chosen={team === each}
          disabled={locked || (own !== undefined && own !== each)}
          onChoose={() => onChange(each)}
          className={styles.side}
        >
          <TeamSign team={each} />
          {t(`team.${each}`)}
        </ChoiceButton>
      ))}
    </fieldset>
  );
};

/** The player's stakes in this round. */
export const OwnStake = ({ team, stakeMinor }: { team: BattleTeam | undefined; stakeMinor: bigint }): ReactNode => {
  const t = useMessages('battle', 'main');
  const { format } = useMoney();
  return <p className={styles.own}>{team ? t(`mine.${team}`, { amount: format(stakeMinor) }) : t('mine.none')}</p>;
};
