import { accountOf, type Database } from 'db';
import type { StakeAccount } from 'games-engine';
import type { Server } from 'socket.io';
import type { Bus } from '../bus/bus.ts';
import { userRoom } from './connection.ts';
import { eachDocumentClient } from './document-clients.ts';

const PUSH_EVERY_MS = 250;
const TOPIC = 'balances';
const MAX_TOLD = 200; // accounts in one message to the other processes: some 30 bytes each

/** Accounts whose balance has changed: the user, the account. */
type Changed = readonly (readonly [userId: string, account: StakeAccount])[];

/** Tells a player's other devices what they hold. Coalesced: the last balance of each account wins. */
export interface BalancePushes {
  changed(userId: bigint, account: StakeAccount, balanceMinor: bigint): void;
  /** `win` of channel `app`, for document clients: our pages have it from answers and rounds. */
  won(userId: bigint, winMinor: bigint, balanceMinor: bigint): void;
  close(): void;
}

interface Dependencies {
  legacy: Server;
  calls: Server;
  bus: Bus;
  db: Database;
  failed(error: unknown): void; // hears of what devices at other processes were not told
}

/**
 * Pushes balances on channel `app` of the legacy connection, wins on both. Idle while nothing changes. Other processes are told
 * which accounts have changed, and read the balance of those whose player is there too: theirs may be newer by then.
 */
export const createBalancePushes = ({ legacy: io, calls, bus, db, failed }: Dependencies): BalancePushes => {
  const due = new Map<bigint, Map<StakeAccount, bigint>>();
  let timer: NodeJS.Timeout | undefined;

  const push = (userId: bigint, account: StakeAccount, balanceMinor: bigint): void => {
    const data = { account, balance: Number(balanceMinor) };
    io.to(userRoom(userId)).emit('app', { type: 'balance', payload: { success: true, data, ...data } });
  };

  const flush = (): void => {
    timer = undefined;
    const changed: [string, StakeAccount][] = [];
    for (const [userId, balances] of due) {
      for (const [account, balanceMinor] of balances) {
        push(userId, account, balanceMinor);
        changed.push([String(userId), account]);
      }
    }
    due.clear();
    for (let at = 0; at < changed.length; at += MAX_TOLD)
      bus.publish(TOPIC, changed.slice(at, at + MAX_TOLD)).catch(failed);
  };

  const pushFromElsewhere = async (changed: Changed): Promise<void> => {
    for (const [id, account] of changed) {
      const userId = BigInt(id);
      if (!io.of('/').adapter.rooms.has(userRoom(userId))) continue;
      push(userId, account, (await accountOf(db.pool, userId, account)).balanceMinor);
    }
  };
  bus.subscribe(TOPIC, (message) => void pushFromElsewhere(message as Changed).catch(failed));

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
