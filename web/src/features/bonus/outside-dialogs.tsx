import type { ReactNode } from 'react';
import type { DialogProps } from '../../core/features/feature.ts';
import { BonusDialog } from './bonus-dialogs.tsx';
import { partnerCard } from './partner-card.tsx';
import { vkRepostCard, xRepostCard } from './repost-card.tsx';
import { tonCard } from './ton-card.tsx';

export const XRepostDialog = (props: DialogProps): ReactNode => <BonusDialog card={xRepostCard} {...props} />;
export const VkRepostDialog = (props: DialogProps): ReactNode => <BonusDialog card={vkRepostCard} {...props} />;
export const PartnersDialog = (props: DialogProps): ReactNode => <BonusDialog card={partnerCard} {...props} />;
export const TonDialog = (props: DialogProps): ReactNode => <BonusDialog card={tonCard} {...props} />;
