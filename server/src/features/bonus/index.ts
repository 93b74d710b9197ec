import { bonus as contract } from '../../../contract/features/bonus.contract.ts';
import { defineFeature } from '../../core/features/feature.ts';
import { createBonusCalls, createBonusRequests } from './bonus.handlers.ts';
import { bonusMessages } from './bonus-texts.ts';
import { createRobberyRequests } from './bonuses/robbery/robbery.handlers.ts';
import { settleActive, settleDue, settlePlayers } from './settle-all.ts';

const DUE_EVERY_MS = 10_000;
const PLAYED_EVERY_MS = 15_000;
const ACTIVE_EVERY_MS = 600_000;

/** Bonuses: offers, active grants and conversions. */
export const bonus = defineFeature({
  contract,
  messages: bonusMessages,
  open(tools) {
    const played = new Set<bigint>(); // since they were last settled; only a hint, so a crash may lose it
    let settling: NodeJS.Timeout | undefined;
    let settled = Promise.resolve();
    const settlePlayed = (): void => {
      settling = undefined;
      const userIds = [...played];
      played.clear();
      settled = settled
        .then(() => settlePlayers(tools, userIds))
        .catch((error: unknown) => tools.log.error({ err: error }, 'bonuses were not settled'));
    };
    return {
      calls: createBonusCalls(tools),
      requests: { ...createBonusRequests(tools), ...createRobberyRequests(tools) },
      jobs: [
        { name: 'due', everyMs: DUE_EVERY_MS, run: () => settleDue(tools) },
        { name: 'active', everyMs: ACTIVE_EVERY_MS, run: () => settleActive(tools) },
      ],
      on: {
        'bet.settled': ({ userId }) => {
          played.add(userId);
          settling ??= setTimeout(settlePlayed, PLAYED_EVERY_MS);
        },
      },
      close() {
        clearTimeout(settling);
        return settled;
      },
    };
  },
});
