import { dicePictures } from 'assets/dice/pictures';
import type { RoundEvent } from 'games-engine';
import { dice, diceDefaultConfig, type DiceChoice, type DiceContext } from 'games-engine/dice';
import { useMemo, type ReactNode } from 'react';
import { SCRIPT_START, type SceneScripts, type SceneMomentProps } from '../../../core/game-kit/scene/script.ts';
import { useReducedMotion } from '../../../core/game-kit/scene/use-reduced-motion.ts';
import { REDUCED_MOTION_MS } from '../../../core/tokens/tokens.ts';
import type { GameDirection } from '../../../core/games/web-game.ts';
import { sceneRound } from '../scene/frame.ts';
import { DicePicture } from '../scene/picture.tsx';
import styles from '../screen/screen.module.css';

const PENDING_MS = 900; // live answers come sooner
const ROUND_MS = 5000;
const STAKE_MINOR = 100n;

/** One round; `nonce` counts the rounds of a script. */
const round = (choice: DiceChoice, roll: number, nonce = 0): readonly RoundEvent[] => {
  const at = SCRIPT_START + nonce * ROUND_MS;
  const who = { player: 'player', account: 'real', clientSeed: '' } as const;
  const bet = { ...who, id: `bet${nonce}`, stakeMinor: STAKE_MINOR, choice, nonce, at };
  const payoutMinor = dice.payout(diceDefaultConfig, STAKE_MINOR, choice, { roll }, []);
  const times = [at, at + PENDING_MS, at + PENDING_MS + diceDefaultConfig.revealMs];
  return dice.events(bet, { roll }, payoutMinor, []).map((event, index) => ({ ...event, at: times[index] ?? at }));
};

const half: DiceChoice = { percentBp: 5000, side: 'less' };
const over: DiceChoice = { percentBp: 2500, side: 'more' };
const quarter: DiceChoice = { percentBp: 2500, side: 'less' };
const rare: DiceChoice = { percentBp: 300, side: 'less' };
const rarest: DiceChoice = { percentBp: 100, side: 'less' };
const safe: DiceChoice = { percentBp: 9500, side: 'less' };

/** The courses of dice for the design gallery. */
export const diceScripts = {
  win: { events: round(half, 1234) },
  loss: { events: round(half, 5000) },
  'win-more': { events: round(over, 9999) },
  'loss-more': { events: round(over, 0) },
  'big-win': { events: round(rare, 42) },
  'medium-win': { events: round(quarter, 1234) },
  'huge-win': { events: round(rarest, 42) },
  even: { events: round(safe, 77) },
  'two-rounds': { events: [...round(half, 1234), ...round(over, 2499, 1)] },
} satisfies SceneScripts;

/** The place of dice. */
export const diceDirection: GameDirection = {
  pictures: dicePictures,
  storyboard: [
    ['the rail waits', 'win', 0],
    ['the die leaves the hand', 'win', 1],
    ['it lands in the lit part', 'win', 2],
    ['the rail answers', 'win-more', 2],
    ['it lands in the dark part: calm', 'loss', 2],
    ['a return below the stake', 'even', 2],
    ['a great win', 'big-win', 2],
    ['the next throw', 'two-rounds', 4],
  ],
  wins: { small: ['win', 3], medium: ['medium-win', 3], large: ['big-win', 3], huge: ['huge-win', 3] },
};

const firstChoice = { percentBp: 5000, side: 'less' } as const;

/** The scene of dice at a moment of a script. A number stays until the next one is drawn. */
export const DiceGalleryScene = ({ steps, now }: SceneMomentProps): ReactNode => {
  const calm = useReducedMotion();
  const drawn = steps.filter(({ event }) => event?.type === 'outcome.drawn');
  const [last, before] = [drawn.at(-1), drawn.at(-2)];
  const { bet } = now.state.context as DiceContext;
  const round = useMemo(() => {
    if (!last) return undefined;
    const context = last.state.context as DiceContext;
    const revealMs = calm ? REDUCED_MOTION_MS : context.config.revealMs;
    const fromRoll = (before?.state.context as DiceContext | undefined)?.roll ?? context.bet?.percentBp ?? 0;
    return sceneRound(context, { startedAt: last.at, revealMs, fromRoll, calm });
  }, [last, before, calm]);
  const isPending = now.state.value === 'placed';
  return (
    <div className={styles.picture}>
      <DicePicture choice={bet ?? firstChoice} round={round} quiet={isPending} pending={isPending} />
    </div>
  );
};
