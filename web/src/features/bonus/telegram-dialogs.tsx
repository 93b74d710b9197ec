import type { ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { BonusDialog } from './bonus-dialogs.tsx';
import { telegramGroupCard } from './telegram-group-card.tsx';
import { telegramStoryDialogCard } from './telegram-story-card.tsx';

export const TelegramGroupDialog = (props: DialogProps): ReactNode => (
  <BonusDialog card={telegramGroupCard} {...props} />
);
export const TelegramStoryDialog = (props: DialogProps): ReactNode => (
  <BonusDialog card={telegramStoryDialogCard} {...props} />
);
