import { chat, retryingConflicts } from 'db';
import { chatTypes } from '../../../contract/features/chat.contract.ts';
import type { ChangedAirdrop } from '../../core/features/events.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { airdropText } from './chat-view.ts';
import { socketRoom, type RoomTails } from './room-tails.ts';

const COUNT_EVERY_MS = 250; // the counter of an airdrop that many take moves at most so often

type Tools = Pick<FeatureTools, 'db' | 'clock' | 'pushes' | 'log'> & { tails: RoomTails };

/** Messages of airdrops: whichever process started or ended one, and however it died meanwhile, the room is told once. */
export interface AirdropMessages {
  /** Announces what has no message yet, and marks what has ended. */
  settle(): Promise<void>;
  changed(change: ChangedAirdrop): void;
  close(): void;
}

export const createAirdropMessages = ({ db, clock, pushes, log, tails }: Tools): AirdropMessages => {
  const counting = new Map<string, NodeJS.Timeout>();

  const settle = async (): Promise<void> => {
    const announced = await retryingConflicts(() => chat.announceAirdrops(db.pool, clock.now(), chatTypes.airdrop));
    const ended = await chat.closeAirdropMessages(db.pool);
    if (announced + ended > 0) tails.changed('common');
  };

  const pushCount = async (uid: string): Promise<void> => {
    const row = await chat.chatMessageByUid(db.pool, uid);
    if (!row?.airdrop || row.isDeleted) return;
    const payload = { uid, message: airdropText(row.airdrop) };
    pushes.everywhere.toRoom(socketRoom('common'), { channel: 'chat', type: 'airdropUpdate', payload });
  };

  const failed = (error: unknown): void =>
    log.warn({ err: error }, 'an airdrop was not told to the chat: its job tells it');

  const count = (uid: string): void => {
    if (counting.has(uid)) return;
    const send = (): void => {
      counting.delete(uid);
      Promise.all([pushCount(uid), settle()]).catch(failed); // the last award ends it without a word of its own
    };
    counting.set(uid, setTimeout(send, COUNT_EVERY_MS));
  };

  return {
    settle,
    changed({ uid, state }) {
      if (state === 'activated') count(uid);
      else settle().catch(failed);
    },
    close() {
      for (const timer of counting.values()) clearTimeout(timer);
    },
  };
};
