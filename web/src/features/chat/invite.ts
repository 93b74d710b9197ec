import type { ChatInvite, ChatPush } from 'server/contract';
import type { ServerNews } from '../../core/features/feature.ts';
import { createStore } from '../../core/store/store.ts';

/** The last invitation to a room, until it is answered or its time is over. */
export const invite = createStore<ChatInvite | undefined>(undefined);

/** Listens for invitations on every page. */
export const listenForInvites = ({ onPush }: ServerNews): void => {
  onPush('chat', (push) => {
    const { type, payload } = push as unknown as ChatPush;
    if (type === 'invite') invite.set(payload);
  });
};
