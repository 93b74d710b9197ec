import type { ComponentType } from 'react';
import type { BonusOffer, BonusOverview, TakenBonus } from 'server/contract';
import type { Label } from '../../core/i18n/messages.ts';

export interface BonusViewProps {
  readonly offers: readonly BonusOffer[]; // of this bonus; not empty
  readonly overview: BonusOverview;
}

/** The presentation of a bonus. */
export interface BonusCard {
  readonly id: string; // of the bonus's declaration
  readonly name: Label;
  /** Names an offer of a bonus with several. */
  readonly part?: (offer: BonusOffer) => Label;
  readonly View: ComponentType<BonusViewProps>;
  /** Takes an offer. Omitted where the view needs further input. */
  readonly take?: (offer: BonusOffer) => Promise<TakenBonus>;
  /** Leads to an available offer that needs further input. */
  readonly Act?: ComponentType;
}

/** A figure of an offer's formula. */
export const figureOf = ({ figures }: Pick<BonusOffer, 'figures'>, name: string): number => figures[name] ?? 0;

/** Whether an offer is available. */
export const isTakeable = ({ prize, refusal }: BonusOffer): boolean => prize !== null && refusal === null;
