import type { StakeAccount } from 'games-engine';
import type { Server } from 'socket.io';
import { userRoom } from './connection.ts';
import { eachDocumentClient } from './document-clients.ts';

const PUSH_EVERY_MS = 250;

/** Tells a player's other devices what they hold. Coalesced: the last balance of each account wins. */
export interface BalancePushes {
  changed(userId: bigint, account: StakeAccount, balanceMinor: bigint): void;
  /** `win` of channel `app`, for document clients: our pages have it from answers and rounds. */
  won(userId: bigint, winMinor: bigint, balanceMinor: bigint): void;
  close(): void;
}

/** Pushes balances on channel `app` of the legacy connection, wins on both. Idle while nothing changes. */
export const createBalancePushes = ({ legacy: io, calls }: { legacy: Server; calls: Server }): BalancePushes => {
  const due = new Map<bigint, Map<StakeAccount, bigint>>();
  let timer: NodeJS.Timeout | undefined;

  const flush = (): void => {
    timer = undefined;
    for (const [userId, balances] of due) {
      for (const [account, balanceMinor] of balances) {
        const data = { account, balance: Number(balanceMinor) };
        io.to(userRoom(userId)).emit('app', { type: 'balance', payload: { success: true, data, ...data } });
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
    won(userId, winMinor, balanceMinor) {
      if (winMinor === 0n) return;
      const data = { balance: Number(balanceMinor), win: Number(winMinor) };
      const push = { type: 'win', payload: { success: true, data, ...data } };
      for (const server of [calls, io])
        eachDocumentClient(server, userRoom(userId), (socket) => socket.emit('app', push));
    },
    close: () => clearTimeout(timer),
  };
};
