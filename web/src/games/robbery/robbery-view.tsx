import type { RobberyConfig } from 'games-engine/robbery';
import type { ReactNode } from 'react';
import type { DrawViewProps } from '../../core/games/web-game.ts';
import { RobberyWheel } from './robbery-wheel.tsx';

/** The wheel as areas show it. */
export const RobberyView = ({ config, statusId, write, ref }: DrawViewProps): ReactNode => (
  <RobberyWheel
    config={config as RobberyConfig}
    statusId={statusId}
    amount={(minor) => write({ minor })}
    {...(ref && { ref })}
  />
);
