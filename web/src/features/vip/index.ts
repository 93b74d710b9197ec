import { Crown } from 'lucide-react';
import { defineFeature } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const entry = { order: 17, label: label(texts('vip', 'titles'), 'title'), Icon: Crown } as const;

/** The VIP club: progress, benefits of each level, and the announcement of a new one. */
export const vip = defineFeature({
  menu: {
    sections: [{ ...entry, modal: 'vipclub' }],
    profile: [{ ...entry, audience: 'players', select: () => openModal('vipclub') }],
  },
  dialogs: { vipclub: { View: lazyPart(async () => (await import('./vip-dialog.tsx')).VipDialog) } },
  parts: {
    overlay: [
      {
        order: 40,
        audience: 'players',
        View: lazyPart(async () => (await import('./level-up-gate.tsx')).LevelUpGate),
      },
    ],
  },
});
