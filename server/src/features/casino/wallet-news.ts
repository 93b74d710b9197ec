import type { casino } from 'db';
import { PROVIDER_GAME } from '../../../contract/features/casino-values.ts';
import type { CallError } from '../../core/realtime/call-error.ts';
import type { CasinoTools } from './casino-tools.ts';

const PUSH_EVERY_MS = 500; // per player
const PPM = 1_000_000n;

/** A settled round. Amounts: base hundredths. */
export interface EndedRound
  extends
    Pick<casino.SettledSlot, 'roundId' | 'stakeMinor' | 'payoutMinor'>,
    Pick<casino.WalletSession, 'userId' | 'publicId' | 'nick' | 'isHidden' | 'account' | 'title' | 'identifier'> {
  at: number; // ms since epoch
}

/** Notifies pages and other areas of the wallet's transactions after they are stored. Only a hint: it may be lost. */
export interface WalletNews {
  moved(session: Pick<casino.WalletSession, 'userId' | 'account'>, balanceMinor: bigint): void;
  settled(round: EndedRound): void;
  refused(userId: bigint, why: CallError): void;
  /** A win is checked by a person, or was. */
  held(userId: bigint, amountMinor: bigint, state: 'waiting' | 'released' | 'refused'): void;
  close(): void;
}

interface Due {
  userId: bigint;
  account: 'real' | 'bonus';
  balanceMinor: bigint;
}

export const createWalletNews = ({ balances, pushes, tell, metrics }: CasinoTools): WalletNews => {
  const due = new Map<string, Due>();
  const count = metrics.settledBets.labels({ game: PROVIDER_GAME });
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    timer = undefined;
    for (const { userId, account, balanceMinor } of due.values()) {
      const payload = { account, balance: Number(balanceMinor) };
      pushes.everywhere.toUser(userId, { channel: 'slots', type: 'balanceUpdate', payload });
    }
    due.clear();
  };

  return {
    moved({ userId, account }, balanceMinor) {
      balances.changed(userId, account, balanceMinor);
      due.set(`${userId} ${account}`, { userId, account, balanceMinor });
      timer ??= setTimeout(flush, PUSH_EVERY_MS);
    },
    settled({ roundId, title, identifier, stakeMinor, payoutMinor, userId, publicId, nick, isHidden, account, at }) {
      if (stakeMinor === 0n) return; // a prize, not a bet
      count.inc();
      tell('bet.settled', {
        id: roundId,
        game: PROVIDER_GAME,
        provided: { title, identifier },
        userId,
        publicId,
        nick,
        isHidden,
        account,
        stakeMinor,
        payoutMinor,
        multiplierPpm: Number((payoutMinor * PPM) / stakeMinor),
        at,
      });
    },
    refused(userId, { code, details: { until } }) {
      const payload = { code: String(code), ...(until !== undefined && { until }) };
      pushes.everywhere.toUser(userId, { channel: 'slots', type: 'refused', payload });
    },
    held(userId, amountMinor, state) {
      const payload = { state, amount: Number(amountMinor) };
      pushes.everywhere.toUser(userId, { channel: 'slots', type: 'held', payload });
    },
    close: () => clearTimeout(timer),
  };
};
