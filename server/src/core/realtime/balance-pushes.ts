import type { StakeAccount } from 'games-engine';
import type { Server } from 'socket.io';
import { userRoom } from './connection.ts';

const PUSH_EVERY_MS = 250;

/** Tells a player's other devices what they hold. Coalesced: the last balance of each account wins. */
export interface BalancePushes {
  changed(userId: bigint, account: StakeAccount, balanceMinor: bigint): void;
  close(): void;
}

/** Pushes on channel `app` of the legacy connection. Idle while nothing changes. */
export const createBalancePushes = (io: Server): BalancePushes => {
  const due = new Map<bigint, Map<StakeAccount, bigint>>();
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    timer = undefined;
    for (const [userId, balances] of due) {
      for (const [account, balanceMinor] of balances) {
        const data = { account, balance: Number(balanceMinor) };
        io.to(userRoom(userId)).emit('app', { type: 'balance', payload: { success: true, data } });
      }
    }
    due.clear();
  };

  return {
    changed(userId, account, balanceMinor) {
      const balances = due.get(userId) ?? new Map<StakeAccount, bigint>();
      balances.set(account, balanceMinor);
      due.set(userId, balances);
      timer ??= setTimeout(flush, PUSH_EVERY_MS);
    },
    close: () => clearTimeout(timer),
  };
};
