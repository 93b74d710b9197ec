import type { StakeAccount } from 'games-engine';
import type { Logger } from '../observability/logger.ts';
import { tracedWithin } from '../observability/tracing.ts';

/** A bet of any game that was paid or lost: of a shared round one for all bets of a player. */
export interface SettledBet {
  id: string; // id of the round
  game: string;
  userId: bigint;
  publicId: string;
  nick: string;
  isHidden: boolean; // others see the nick shortened
  account: StakeAccount;
  stakeMinor: bigint; // hundredths of the account's unit
  payoutMinor: bigint;
  multiplierPpm: number; // the rules' multiplier of the stake, in millionths
  at: number; // ms since epoch
  placedAt?: number; // ms since epoch; where it is missing, that is `at`
  provided?: { title: string; identifier: string }; // a provider's game, and its name
}

/** An airdrop that has changed: `activated` when a player took an award; its row says the rest. */
export interface ChangedAirdrop {
  uid: string;
  state: 'started' | 'activated' | 'ended';
}

/**
 * Events that areas can listen to. Every process hears of the bets of a shared round, only the one that settled it of
 * any other bet, and a crash may lose an event. So an event only says when to look: read what counts from the database.
 */
export interface FeatureEvents {
  'bet.settled': SettledBet;
  'airdrop.changed': ChangedAirdrop; // in the process that changed it
  'chat.changed': { room: string }; // an area has written into a room of the chat, in this process
  'notice.added': { userId: bigint | undefined }; // in whatever process; undefined: some may have been missed
  'player.changed': { userId: bigint }; // the player's row, in whatever process
}

/** An area's listeners. They must neither throw nor block. */
export type FeatureListeners = { readonly [Name in keyof FeatureEvents]?: (event: FeatureEvents[Name]) => void };

/** Tells all areas. A listener that throws is logged: it harms nobody else. */
export type TellFeatures = <Name extends keyof FeatureEvents>(name: Name, event: FeatureEvents[Name]) => void;

export interface FeatureBell {
  tell: TellFeatures;
  listen(listeners: FeatureListeners): void;
}

export const createFeatureBell = (log: Logger): FeatureBell => {
  const all: FeatureListeners[] = [];
  return {
    tell: (name, event) =>
      tracedWithin(`tell ${name}`, {}, () => {
        for (const listeners of all) {
          try {
            listeners[name]?.(event);
          } catch (error) {
            log.error({ err: error, event: name }, 'an area failed to hear of something');
          }
        }
      }),
    listen: (listeners) => void all.push(listeners),
  };
};
