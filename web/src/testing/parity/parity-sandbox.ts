import type { RoundEvent } from 'games-engine';
import { parity, paritySides, type ParityChoice, type ParityConfig } from 'games-engine/testing/parity';
import {
  plainDemand,
  SANDBOX_PLAYER,
  stakeField,
  type Sandbox,
  type SandboxBet,
} from '../../core/game-kit/scene/sandbox.ts';
import { SCRIPT_START, type SceneScripts } from '../../core/game-kit/scene/script.ts';

type Bet = SandboxBet & ParityChoice;

const roundOf = (config: ParityConfig, { stakeMinor: stake, side }: Bet, face: number): readonly RoundEvent[] => {
  const [choice, stakeMinor] = [{ side }, BigInt(stake)];
  const who = { player: SANDBOX_PLAYER, account: 'real', clientSeed: '' } as const;
  const bet = { ...who, id: 'bet', stakeMinor, choice, nonce: 0, at: SCRIPT_START };
  return parity.events(bet, { face }, parity.payout(config, stakeMinor, choice, { face }, []), []);
};

/** Odd or even with play money. An outcome is a face: "4". */
export const paritySandbox: Sandbox<ParityConfig, Bet> = {
  firstBet: (_, stakeMinor) => ({ stakeMinor, side: 'odd' }),
  betFields: (config) => [{ key: 'side', kind: 'choice', options: paritySides }, stakeField(config)],
  examples: ({ faces }) => ['1', String(faces)],
  play({ config, bet, source, demand }) {
    const face = demand === '' ? parity.draw(source, config, bet).face : Number(plainDemand(demand));
    if (!(face >= 1 && face <= config.faces)) return undefined;
    return { player: SANDBOX_PLAYER, events: roundOf(config, bet, face) };
  },
  sound: () => undefined,
};

export const parityScripts: SceneScripts = {
  win: { events: roundOf(parity.defaultConfig, { stakeMinor: 100, side: 'odd' }, 1) },
  loss: { events: roundOf(parity.defaultConfig, { stakeMinor: 100, side: 'odd' }, 2) },
};
