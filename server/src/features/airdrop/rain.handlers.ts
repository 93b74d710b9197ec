import { statsOf } from 'db';
import { AIRDROP_MIN_STATUS, airdropCodes } from '../../../contract/features/airdrop-values.ts';
import { MIN_RAIN_MINOR, type rainCalls } from '../../../contract/features/rain.contract.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { limitText } from '../../core/hosts/stake.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { levelNeeded } from './airdrop-bonus.ts';
import { awardOf, type GivingTools } from './airdrop.handlers.ts';
import { startRain } from './start-rain.ts';

export const createRainCalls = (tools: GivingTools): Handlers<typeof rainCalls> => ({
  'rain.start': {
    async handle({ room, amount, requestId: uid }, { player, sessionId }) {
      const { userId: creatorId } = player;
      await tools.guard.assertMayPlay(creatorId);
      const amountMinor = awardOf(tools, player, amount);
      const currency = tools.currencies.shown(player.targetCurrencyId);
      if (amountMinor < MIN_RAIN_MINOR && currency)
        throw new CallError(airdropCodes.failed, {
          message: 'rainSmall',
          ...limitText(MIN_RAIN_MINOR, currency, 'min'),
        });
      const { vipStatus } = await statsOf(tools.db.pool, creatorId);
      if (vipStatus < AIRDROP_MIN_STATUS) throw await levelNeeded(tools.db.pool, AIRDROP_MIN_STATUS);
      const { missing } = await tools.reauthentication.stateOf({ userId: creatorId, sessionId });
      const { endsAt } = await startRain(tools, { uid, room, creatorId, amountMinor, isProven: missing.length === 0 });
      return { uid, amount: Number(amountMinor), endsAt };
    },
  },
});
