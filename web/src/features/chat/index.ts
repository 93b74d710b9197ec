import { MessagesSquare } from 'lucide-react';
import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { InviteGate } from './invite-gate.tsx';
import { listenForInvites } from './invite.ts';

const title = label(texts('chat', 'titles'), 'title');

/** The talk of players: beside the page, or a window of its own where there is no room. */
export const chat = defineFeature({
  menu: { bottom: [{ order: 20, label: title, Icon: MessagesSquare, modal: 'chat' }] },
  office: [
    {
      order: 160,
      path: 'chat',
      label: label(texts('chat', 'titles'), 'review'),
      audience: 'chat',
      load: async () => (await import('./review-screen.tsx')).ReviewScreen,
    },
  ],
  parts: {
    header: [{ order: 5, View: lazyPart(async () => (await import('./chat-toggle.tsx')).ChatToggle) }],
    overlay: [{ order: 70, audience: 'players', View: InviteGate }],
    playerCard: [{ order: 10, View: lazyPart(async () => (await import('./card-acts.tsx')).CardActs) }],
    beside: [{ order: 10, View: lazyPart(async () => (await import('./chat-beside.tsx')).ChatBeside) }],
  },
  start: listenForInvites,
  dialogs: {
    chat: { View: lazyPart(async () => (await import('./chat-dialog.tsx')).ChatDialog) },
    airdrop: { audience: 'players', View: lazyPart(async () => (await import('./airdrop-dialog.tsx')).AirdropDialog) },
    chatRules: { View: lazyPart(async () => (await import('./rules-dialog.tsx')).RulesDialog) },
  },
});
