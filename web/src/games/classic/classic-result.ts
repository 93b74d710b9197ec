import { classicShares, classicWinPayout, type ClassicContext } from 'games-engine/classic';
import { moodOf } from '../../core/game-kit/mood.ts';
import type { OwnResult } from '../../core/game-kit/own-results.ts';
import type { MessageKey } from '../../core/i18n/messages.ts';
import type { classicRu } from './classic.messages.ts';

export type ClassicKey = MessageKey<typeof classicRu>;

/** What a player's own bets of a round came to. */
export type ClassicOwn = Pick<OwnResult, 'stakeMinor' | 'payoutMinor'>;

/** Who won a round. */
export interface Winner {
  player: string; // public id
  ticket: number;
  sharePpm: number; // the chance it had
  payoutMinor: bigint;
}

/** Who won, or undefined before the draw. */
export const winnerOf = ({ bets, config, outcome, potMinor }: ClassicContext): Winner | undefined => {
  if (!outcome) return undefined;
  const { player, ticket } = outcome;
  const sharePpm = classicShares(bets).find((share) => share.player === player)?.sharePpm ?? 0;
  return { player, ticket, sharePpm, payoutMinor: classicWinPayout(config, BigInt(potMinor)) };
};

/** How an own result is told: a ticket that wins less than was staked is named as what it is. */
export const resultKey = (own: ClassicOwn | undefined): ClassicKey => {
  if (!own) return 'result.other';
  const mood = moodOf(own.payoutMinor, own.stakeMinor);
  return mood === 'even' && own.payoutMinor < own.stakeMinor ? 'result.kept' : `result.${mood}`;
};

/** How the end of a void round is told. */
export const voidKey = (reason: ClassicContext['voidReason'], isMine: boolean): ClassicKey => {
  const key = reason === 'alone' ? 'result.alone' : 'result.voided';
  return isMine ? `${key}.mine` : key;
};
