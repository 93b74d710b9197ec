import { outsideBonus } from 'db';
import {
  tonBonusCodes,
  type outsideBonusRequests,
  type TonStep,
} from '../../../../contract/features/outside-bonus.contract.ts';
import { readBonuses, type BonusTools } from '../../../core/bonus/bonus-context.ts';
import { cashbackWeek } from '../../../core/bonus/cashback-week.ts';
import type { RequestHandlers } from '../../../core/features/feature.ts';
import { CallError } from '../../../core/realtime/call-error.ts';
import { parseTonAddress } from '../../../core/payments/destination-key.ts';
import { takeFor } from '../bonus.handlers.ts';
import { newFriends, tonFacts } from '../bonuses/ton/ton-facts.ts';
import { ton } from '../bonuses/ton/ton.ts';

type All = RequestHandlers<typeof outsideBonusRequests>;
type Requests = Pick<All, Extract<keyof All, `tonConnect:${string}`>>;
type Taking = All['tonConnect:takeBonusFromTonConnectDeposit'];

const { signIn: signInCode, noWallet } = tonBonusCodes;

/** Throws CallError 1 when the address is not the player's proven wallet. */
const assertProven = async ({ db }: BonusTools, userId: bigint, address: string): Promise<void> => {
  const proven = await outsideBonus.provenTonWallet(db.orm.em.fork(), userId);
  if (proven === undefined || parseTonAddress(address)?.toRawString() !== proven)
    throw new CallError(noWallet, { message: 'tonNoWallet' });
};

/** Requests of the TON bonus. */
export const createTonRequests = (tools: BonusTools): Requests => {
  const taking = (step: TonStep): Taking => ({
    signInCode,
    handle: (_payload, { player }) => takeFor(tools, ton, player, { step }),
  });
  return {
    'tonConnect:takeBonusFromTonConnect': {
      signInCode,
      async handle({ address }, { player }) {
        await assertProven(tools, player.userId, address);
        return takeFor(tools, ton, player, { step: 'connect' });
      },
    },
    'tonConnect:takeBonusFromTonConnectReferals': taking('invite'),
    'tonConnect:takeBonusFromTonConnectDeposit': taking('deposit'),
    'tonConnect:getBonusTakeInfo': {
      signInCode,
      handle: (_payload, { player }) =>
        readBonuses(tools, player, async (context) => {
          const { taken, wallet, weekMinor, totalMinor } = await tonFacts(context);
          return {
            connectBonus: taken.has('connect'),
            depositBonus: taken.has('deposit'),
            inviteBonus: taken.has('invite'),
            wallet: wallet ?? null,
            invited: (await newFriends(context)).length,
            week: Number(weekMinor),
            total: Number(totalMinor),
          };
        }),
    },
    'tonConnect:getTimer': {
      signInCode,
      handle() {
        const at = tools.clock.now();
        return { difference: cashbackWeek(at).nextSundayAt - at };
      },
    },
  };
};
