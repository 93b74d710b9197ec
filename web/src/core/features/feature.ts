import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject, RouteObject } from 'react-router';
import type { Profile, Right, Social } from 'server/contract';
import type { onApp, onOnline, onPush, onTold } from '../connection/connection.ts';
import type { Dictionary } from '../i18n/i18n.ts';
import type { Label, Messages } from '../i18n/messages.ts';
import type { Audience } from './audience.ts';

/** Title of a route's page, `site` like the site itself; or the game that it is. */
export type RouteHandle = { readonly title: Label | 'site' } | { readonly game: string };

/** Whatever stands among others: by its order, smallest first, and only for its audience. */
export interface Placed {
  readonly order: number;
  readonly audience?: Audience | readonly Audience[]; // everyone; of several, each
}

interface Named extends Placed {
  readonly label: Label;
}

/** A link of the left menu, or of the bar at the bottom of a narrow screen: leads to a page or opens a dialog. */
export type SectionLink = Named & {
  readonly Icon: LucideIcon;
  readonly Mark?: ComponentType; // at its end; a `lazyPart`
} & ({ readonly to: string } | { readonly modal: string });

/** A line of the menu behind the player's name: leads somewhere or does something. */
export type ProfileAction = Named & { readonly Icon: LucideIcon } & (
    | { readonly to: string }
    | { readonly select: (profile: Profile) => void }
  );

export interface FooterLink extends Named {
  readonly to: string;
}

/** Links that lead to an area, by where they stand. */
export interface Menu {
  readonly casino?: readonly SectionLink[]; // above the own games in the left menu, under a heading
  readonly sections?: readonly SectionLink[];
  readonly bottom?: readonly SectionLink[]; // room for one or two, of all areas
  readonly profile?: readonly ProfileAction[];
  readonly footer?: readonly FooterLink[];
}

/** A page below a frame that areas share. */
interface FramedPage extends Named {
  readonly path: string; // below the frame's
  readonly load: () => Promise<ComponentType>;
}

/** A tab of the settings. They are for players; a guest is asked to sign in, unless the page says itself what it is for. */
export interface SettingsTab extends FramedPage {
  readonly forGuests?: boolean;
}

/** A thing that the palette of the back office leads to. */
export interface OfficeFound {
  readonly key: string; // among those of its kind
  readonly to: string;
  readonly name: string;
  readonly about: string; // tells it from others of this name, with the kind of key that found it
}

/** Groups of the back office's pages. The first takes the orders from 0 to 99, the next from 100 to 199. */
export const officeGroups = ['house', 'players', 'money', 'games', 'growth'] as const;

/** A page of the back office: a tab below /office, for these roles of the staff. */
export interface OfficePage extends FramedPage {
  readonly audience: Right | readonly Right[];
  /** Pages below the tab's own, such as one of its rows: `:id`. */
  readonly below?: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** Finds what the page is about by a text, for the palette. */
  readonly find?: () => Promise<(text: string) => Promise<readonly OfficeFound[]>>;
}

export interface DialogProps {
  readonly subject: string | null; // subject in the address: `&id=…`
  readonly open: boolean; // it stays while it closes
  onClose(): void;
}

/** A dialog that can be opened over any page. */
export interface FeatureDialog {
  readonly audience?: Audience; // everyone. An address that names it closes for all others
  /** Shows it. Where there is none, a part of the area does so by itself. */
  readonly View?: ComponentType<DialogProps>;
}

/** Props that each place of the site hands to the parts that areas put there. */
export interface PlaceProps {
  header: object; // in the bar on top of every page, before the player's own menus
  beside: object; // at the right of every page; the root's `data-beside` makes room for it
  overlay: object; // above every page: notices, watches, what looks at the address
  signIn: object; // other ways in, below the forms of sign-in and registration
  identity: { readonly providers: readonly Social[] }; // other ways to show who one is
  playerCard: { readonly id: string }; // a player as others see them, by their public id
  accountSettings: object; // below /settings/account
  preferences: object; // below /settings/preferences
}

export type Place = keyof PlaceProps;

/** A part of an area in a place of the site. It is lazy: nothing of it loads before it is shown. */
export interface Part<P extends Place = Place> extends Placed {
  readonly View: ComponentType<PlaceProps[P]>;
}

/**
 * A part of the main page, one below the other. It loads with the page, so it is small, and keeps the place of what comes
 * later.
 */
export interface HomePart extends Placed {
  readonly load: () => Promise<ComponentType>;
}

/** News that the server sends by itself. */
export interface ServerNews {
  readonly onPush: typeof onPush;
  readonly onApp: typeof onApp;
  readonly onTold: typeof onTold;
  readonly onOnline: typeof onOnline;
}

/** A page that anyone can open, in the words of search engines and previews of links. */
export interface OpenPage {
  readonly path: string;
  readonly title: Label;
  readonly about?: Label; // in a sentence; what all pages say where it is missing
}

/** A section of the page of bonuses in the back office: `path` stands in the address, `?part=`. */
export interface BonusSection extends Named {
  readonly path: string;
  readonly audience: Right | readonly Right[];
  readonly View: ComponentType; // a `lazyPart`
}

/**
 * The words of data that is changed with four eyes: `subject`, `subject.about`, `field.<key>`, of a column `field.<key>.<column>`,
 * `choice.<field>.<choice>`, `key.<record>`. A section whose name ends in `house`.
 */
export interface HouseTexts {
  readonly messages: Messages<Dictionary>;
  readonly names?: Readonly<Record<string, Label>>; // names of records, by their keys
}

/**
 * Web side of an area. All of it loads with the first page, and the build reads it without a browser: so it has names,
 * addresses and imports, and its static imports open no connection and have no stylesheet.
 */
export interface WebFeature {
  readonly routes?: readonly RouteObject[]; // inside the frame of every page
  readonly menu?: Menu;
  readonly settings?: readonly SettingsTab[];
  readonly office?: readonly OfficePage[];
  readonly bonusSections?: readonly BonusSection[];
  readonly houseChanges?: Readonly<Record<string, () => Promise<HouseTexts>>>; // by the server's subject
  readonly dialogs?: Readonly<Record<string, FeatureDialog>>; // by the name in `?modal=`
  readonly parts?: { readonly [P in Place]?: readonly Part<P>[] };
  readonly home?: readonly HomePart[];
  readonly openPages?: () => Promise<readonly OpenPage[]>; // for the build
  /** Runs once, when the application starts: listens to the server, looks at the address. */
  start?(news: ServerNews): void;
}

/** Declares an area. Only gives its literal its type. */
export const defineFeature = (feature: WebFeature): WebFeature => feature;

/** A page: its address, what it is called, how it loads. */
export const page = (path: string, title: Label | 'site', load: () => Promise<ComponentType>): NonIndexRouteObject => ({
  path,
  handle: { title } satisfies RouteHandle,
  lazy: async () => ({ Component: await load() }),
});
