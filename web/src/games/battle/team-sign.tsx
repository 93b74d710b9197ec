import type { BattleTeam } from 'games-engine/battle';
import type { ReactNode } from 'react';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './team-sign.module.css';

/** A team's sign in text: its colour is never alone. */
export const teamSigns = { red: '◆', blue: '●' } as const satisfies Record<BattleTeam, string>;

/** A team's sign in its colour. */
export const TeamSign = ({ team }: { team: BattleTeam }): ReactNode => (
  <span className={classNames(styles.teamSign, styles[team])} aria-hidden="true">
    {teamSigns[team]}
  </span>
);
