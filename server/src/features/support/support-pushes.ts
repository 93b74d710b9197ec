import { OFFICE_SUPPORT_ROOM } from '../../../contract/features/office-support.contract.ts';
import type { FeatureTools } from '../../core/features/feature.ts';

/** Room of the connections that have shown a guest's key, by its hash. */
export const guestRoom = (guestKeyHash: Buffer): string => `support:${guestKeyHash.toString('hex')}`;

/** A conversation and its owner. */
export interface TalkedIn {
  uid: string;
  userId: bigint | null;
  guestKeyHash: Buffer | null;
  lastSeq?: number;
}

/**
 * Tells pages that something of a conversation was stored: they ask for what is newer than they have. So nothing is lost
 * or shown out of order, and no text has to fit between processes.
 */
export interface SupportPushes {
  /** Tells the player's or guest's pages, and the inbox. */
  changed(conversation: TalkedIn): void;
  /** Tells the inbox alone: of notes, assignments, and of what the player did. */
  changedInside(conversation: Pick<TalkedIn, 'uid'>): void;
  /** Somebody of the house writes. */
  houseTypes(conversation: TalkedIn): void;
  playerTypes(conversation: Pick<TalkedIn, 'uid'>): void;
}

export const createSupportPushes = ({ pushes: { everywhere } }: Pick<FeatureTools, 'pushes'>): SupportPushes => {
  const tellOwner = ({ userId, guestKeyHash }: TalkedIn, type: string, payload: object): void => {
    const push = { channel: 'support', type, payload };
    if (userId !== null) everywhere.toUser(userId, push);
    else if (guestKeyHash) everywhere.toRoom(guestRoom(guestKeyHash), push);
  };
  const tellInbox = ({ uid }: Pick<TalkedIn, 'uid'>, type: string): void =>
    everywhere.toRoom(OFFICE_SUPPORT_ROOM, { channel: 'officeSupport', type, payload: { conversation: uid } });
  return {
    changed(conversation) {
      const { uid, lastSeq = 0 } = conversation;
      tellOwner(conversation, 'changed', { conversation: uid, seq: lastSeq });
      tellInbox(conversation, 'changed');
    },
    changedInside: (conversation) => tellInbox(conversation, 'changed'),
    houseTypes: (conversation) => tellOwner(conversation, 'typing', { conversation: conversation.uid }),
    playerTypes: (conversation) => tellInbox(conversation, 'typing'),
  };
};
