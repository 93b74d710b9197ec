import { coinflipPictures } from 'assets/coinflip/pictures';
import { coinflip, outcomeOfTicket, type CoinflipChoice, type CoinflipContext } from 'games-engine/coinflip';
import { useMemo, type ReactNode } from 'react';
import { lightOf } from '../../../core/game-kit/light/light.ts';
import {
  litScript,
  scriptShared,
  type ScriptedBet,
  type SceneScripts,
  type SceneMomentProps,
  SCRIPT_ROUND,
} from '../../../core/game-kit/scene/script.ts';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { sceneRoom, showingOf } from '../rooms/scene-room.ts';
import type { GameDirection } from '../../../core/games/web-game.ts';
import { CoinflipPicture } from '../scene/picture.tsx';
import styles from '../screen/screen.module.css';

const STAKE_MINOR = 1000;

const bet = (player: string, side: CoinflipChoice['side']): ScriptedBet<CoinflipChoice> => ({
  player,
  choice: { side },
  stakeMinor: STAKE_MINOR,
});

const room = [bet('creator', 'heads'), bet('joiner', 'tails')];
const CREATORS = 250; // a ticket of the creator's half
const JOINERS = 1750;

const drawn = (ticket: number) => ({ draw: (bets: readonly ScriptedTickets[]) => outcomeOfTicket(bets, ticket) });
const flip = (ticket: number) => scriptShared(coinflip, room, drawn(ticket));

type ScriptedTickets = Parameters<typeof outcomeOfTicket>[0][number];

/** Coinflip's courses for the design gallery. */
export const coinflipScripts = {
  heads: { events: flip(CREATORS) },
  tails: { events: flip(JOINERS) },
  'own-win': { player: 'creator', events: flip(CREATORS) },
  'own-loss': { player: 'creator', events: flip(JOINERS) },
  'joiner-wins': { player: 'joiner', events: flip(JOINERS) },
  light: litScript(coinflip, room, drawn(JOINERS)),
  'light-missing': litScript(coinflip, room, { voided: 'unanswered' }),
  cancelled: { player: 'creator', events: scriptShared(coinflip, room.slice(0, 1), { voided: 'cancelled' }) },
  interrupted: { events: scriptShared(coinflip, room, { voided: 'interrupted' }) },
} satisfies SceneScripts;

/** The place of coinflip. */
export const coinflipDirection: GameDirection = {
  pictures: coinflipPictures,
  storyboard: [
    ['a seat is free', 'heads', 1],
    ['two seats', 'heads', 2],
    ['the coin turns', 'heads', 3],
    ['heads', 'heads', 4],
    ['tails', 'tails', 4],
    ['the light is awaited', 'light', 3],
    ['an own win', 'own-win', 4],
    ['an own loss: calm', 'own-loss', 4],
  ],
};

const nobody = -1;

/** Coinflip's scene at a moment of a script. */
export const CoinflipGalleryScene = ({ now: { state }, player }: SceneMomentProps): ReactNode => {
  const calm = useReducedMotion();
  const room = useMemo(() => {
    const context = state.context as CoinflipContext;
    const seat = context.bets.findIndex((bet) => bet.player === player);
    const showing = showingOf(context, { quick: false, calm });
    const room = { id: SCRIPT_ROUND, seat: seat === nobody ? undefined : seat };
    return sceneRoom(room, context, showing, lightOf(state)?.scene);
  }, [state, player, calm]);
  return (
    <div className={styles.picture}>
      <CoinflipPicture room={room} side="heads" />
    </div>
  );
};
