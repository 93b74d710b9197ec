import type { NewyearConfig } from 'games-engine/newyear';
import type { ReactNode } from 'react';
import type { DrawViewProps } from '../../core/games/web-game.ts';
import { NewyearDrum } from './newyear-drum.tsx';

/** The drum as areas show it. */
export const NewyearView = ({ config, write, thing, ref }: DrawViewProps): ReactNode => (
  <NewyearDrum
    config={config as NewyearConfig}
    amount={({ amountMinor, kind }) => write({ minor: BigInt(amountMinor), ...(kind === 'dic' && { unit: 'DIC' }) })}
    {...(thing && { thing })}
    {...(ref && { ref })}
  />
);
