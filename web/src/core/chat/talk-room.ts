import type { ChatRoom } from 'server/contract';
import { createStore } from '../store/store.ts';

/** The room of the chat that the visitor looked at last: what they share goes there. */
export const talkRoom = createStore<ChatRoom>('common');
