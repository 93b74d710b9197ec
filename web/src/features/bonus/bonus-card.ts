import type { ComponentType } from 'react';
import type { BonusOffer, BonusOverview, TakenBonus } from 'server/contract';
import type { Label } from '../../core/i18n/messages.ts';

export interface BonusViewProps {
  readonly offers: readonly BonusOffer[]; // of this bonus, at least one
  readonly overview: BonusOverview;
}

/** How the bonus page shows one bonus. */
export interface BonusCard {
  readonly id: string; // of the bonus's declaration
  readonly name: Label;
  /** What of it an offer is, where it offers several things. */
  readonly part?: (offer: BonusOffer) => Label;
  readonly View: ComponentType<BonusViewProps>;
  /** Takes what is offered. Left out where its view asks for more. */
  readonly take?: (offer: BonusOffer) => Promise<TakenBonus>;
  /** What leads to what can be taken now, where taking it asks for more. */
  readonly Act?: ComponentType;
}

/** A figure that the server explained an offer with. */
export const figureOf = ({ figures }: Pick<BonusOffer, 'figures'>, name: string): number => figures[name] ?? 0;

/** Whether it can be taken now. */
export const isTakeable = ({ prize, refusal }: BonusOffer): boolean => prize !== null && refusal === null;
