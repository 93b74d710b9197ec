import type { ComponentType } from 'react';
import type { BonusList, BonusOffer, BonusOverview, TakenBonus } from 'server/contract';
import type { Figures } from '../../core/figures/figure-texts.ts';
import type { Dictionary } from '../../core/i18n/i18n.ts';
import { label, type Label, type MessageKey, type Messages, type PlainKeyOf } from '../../core/i18n/messages.ts';

export interface BonusViewProps {
  readonly card: BonusCard;
  readonly offers: readonly BonusOffer[]; // offers of this bonus; not empty
  readonly overview: BonusOverview;
}

/** The words and acts of a bonus, as data. Keys are texts of its section, filled in with the figures of its offers. */
interface CardData<Key> {
  readonly id: string; // id of the bonus's declaration
  readonly about?: Key; // in a sentence, for guests
  /** Lines on an offer now. Several offers are introduced by the first. */
  readonly says?: (offer: BonusOffer) => readonly Key[];
  /** A text with the time that is left. */
  readonly timer?: (offer: BonusOffer) => { readonly key: Key; readonly until: number } | undefined;
  /** Progress of the bonus at a server time; left out where it is taken at once or not at all. */
  readonly progress?: (offers: readonly BonusOffer[], now: number) => { readonly done: number; readonly of: number };
  /** The offer whose reason stands on the card; left out: the first. */
  readonly reasonOf?: (offers: readonly BonusOffer[]) => BonusOffer | undefined;
  /** Why it cannot be taken now, or how far it is, where the server's words do not say it. */
  readonly reason?: (offer: BonusOffer) => Key | undefined;
  readonly modal?: string; // dialog with its conditions
  readonly showsRefusal?: boolean; // in the server's words, unless a timer says it
  readonly opens?: readonly { readonly modal: string; readonly key: Key }[]; // dialogs; the first leads to the bonus
  readonly how?: readonly Key[]; // the computation with the player's numbers
  readonly terms?: readonly Key[] | ((offer: BonusOffer) => readonly Key[]);
  /** Further figures of the texts. */
  readonly figures?: (offers: readonly BonusOffer[]) => Figures;
  /** Takes an offer. Omitted where the view needs further input. */
  readonly take?: (offer: BonusOffer) => Promise<TakenBonus>;
  readonly Body?: ComponentType<BonusViewProps>; // for a bonus that differs in more than words
  readonly DialogBody?: ComponentType<BonusViewProps>; // the same in a dialog of its own
  readonly Foot?: ComponentType; // below the terms
}

interface CardOf<S> extends CardData<MessageKey<S>> {
  readonly name: PlainKeyOf<S>;
  /** Names an offer of a bonus with several. */
  readonly part?: (offer: BonusOffer) => PlainKeyOf<S>;
}

export interface BonusCard extends CardData<string> {
  readonly name: Label;
  readonly part?: (offer: BonusOffer) => Label;
  readonly messages: Messages<Dictionary>;
}

/** A card with its texts, whose keys are checked. */
export const defineCard = <S extends object>(messages: Messages<S>, { name, part, ...data }: CardOf<S>): BonusCard => ({
  ...data,
  name: label(messages, name),
  ...(part && { part: (offer: BonusOffer) => label(messages, part(offer)) }),
  messages: messages as unknown as Messages<Dictionary>,
});

/** A figure of an offer's formula. */
export const figureOf = ({ figures }: Pick<BonusOffer, 'figures'>, name: string): number => figures[name] ?? 0;

/** True when an offer is available. */
export const isTakeable = ({ prize, refusal }: BonusOffer): boolean => prize !== null && refusal === null;

export const offersOf = ({ offers }: Pick<BonusOverview, 'offers'>, { id }: Pick<BonusCard, 'id'>): BonusOffer[] =>
  offers.filter(({ bonus }) => bonus === id);

/** A bonus as anybody may know it. */
export type ListedBonus = BonusList['bonuses'][number];
