import type { ComponentType, ReactNode, Ref } from 'react';
import type { AnyFreeDraw, AnyGame, RoundRecord } from 'games-engine';
import type { AnyAnalysis, ClassParameters } from 'games-engine/analysis';
import type { LucideIcon } from 'lucide-react';
import type { DrawHandle } from '../free-draw/use-draw-show.ts';
import type { GameFairness, RoundText } from './explain.ts';
import type { Format } from '../format/use-format.ts';
import type { RulesText } from '../game-kit/screen/rules.tsx';
import type { AnySandbox } from '../game-kit/scene/sandbox.ts';
import type { Sheet } from '../game-kit/scene/pictures.ts';
import type { SceneMomentProps, SceneScripts } from '../game-kit/scene/script.ts';
import type { WinSize } from '../game-kit/result/result.ts';
import type { Dictionary } from '../i18n/i18n.ts';
import type { Messages } from '../i18n/messages.ts';
import type { PlayCue } from '../sound/sound.ts';

/** Part of a shared round that is known before it is drawn. */
export interface RoundCommitment {
  hash: string; // SHA-256 of the round's seed
  number: number;
  isLit: boolean; // a beacon takes part in its draw
  beaconRound: number | undefined; // the beacon's, once the countdown has begun
  isSimulated: boolean; // the beacon is the house's own
}

/**
 * Parts of other slices that the application composes into a game's page. `round`: of a shared game, the one in play.
 */
export interface GameSlots {
  fairnessPanel: ComponentType<{ game: string; round?: RoundCommitment | undefined }>;
  liveFeed: ComponentType<{ game?: string }>;
}

/** Texts of a game for lists and the home page. */
export interface CardTexts {
  readonly name: string;
  readonly text: string; // in a sentence or two
}

/** Props of a game's replay: a parsed record, and the config it was played under. */
export interface ReplayProps {
  record: RoundRecord;
  config: object;
}

/** A game's rules with the numbers that it is played by now. */
export interface GameRules extends RulesText {
  readonly status: 'loading' | 'ready' | 'failed'; // status of the numbers: the words are there at once
  readonly retry: () => void;
}

/** Texts of a game for the FAQ. */
export interface FaqTexts {
  readonly question: string;
  readonly answer: string;
  readonly rtp: string; // a line of the list of returns
  readonly limits: string; // a line of the list of stakes
}

/** A number of the config in force, and how it is said: 15000 ms as seconds, 50000 ppm as percent. */
export type FaqNumber = readonly [unit: 'count' | 'seconds' | 'percent', field: string];

export interface RulesProps {
  children: (rules: GameRules) => ReactNode;
}

/** A game's question in the FAQ. Its texts may fill in `rtp`, `min`, `max` and what `numbers` names. */
export interface GameFaq {
  readonly messages: Messages<FaqTexts>;
  readonly numbers: Readonly<Record<string, FaqNumber>>;
}

/** Parts of a game that a designer's pages need. */
export interface GameStudio {
  readonly game: AnyGame;
  readonly analysis: AnyAnalysis;
  readonly sandbox: AnySandbox;
  readonly playCue: PlayCue<string>;
  /**
   * Words for what other games do not have, or have another meaning for: `field.` and `help.` of a config's field, `rule.`
   * of one whose numbers break a rule, `cue.`, `bet.` and `option.` of a preview's bet, `played` beside how it was played. The studio's own come after them.
   */
  readonly messages: Messages<Dictionary>;
  /** Name of a way to bet by these parameters. */
  nameClass(parameters: ClassParameters, format: Format): RoundText;
  /** Lists of the config that hold places in another list, by its field: the segments of a wheel, its multipliers. */
  readonly places?: Readonly<Record<string, string>>;
}

/** The colours that a banner may have. */
export type BannerGradient = 'accent' | 'gold' | 'info' | 'loss' | 'warn' | 'win';

/** A game's banner on the home page. */
export interface GameBanner {
  readonly gradient: BannerGradient;
  readonly messages: Messages<{ readonly banner: string }>;
}

/** A moment of a storyboard: a step of a script of the game's scene. */
export type Beat = readonly [what: string, script: string, step: number];

/** The step of a script at which a win begins. */
export type WinBeat = readonly [script: string, step: number];

/** The look of a game's place, for the design gallery. */
export interface GameDirection {
  readonly pictures: Readonly<Record<string, Sheet>> & { readonly backdrop: Sheet };
  readonly storyboard: readonly Beat[]; // eight frames: bet, anticipation, reveal and consequence
  readonly wins?: Readonly<Record<WinSize, WinBeat>>; // one game's show the sizes that all share
}

/** Everything of a game that few pages need. Each part loads when it is first shown. */
/** Props of the form that opens a room for somebody. */
export interface NewRoomProps {
  onOpened(): void; // the room waits, and its opener's bet is placed
}

export interface GameParts {
  readonly banner?: GameBanner;
  /** A finished round once more, on the canvas it was played on. */
  readonly Replay: ComponentType<ReplayProps>;
  /** The scene at a moment of a script. */
  readonly Scene: ComponentType<SceneMomentProps>;
  /** The courses that the gallery shows the scene in, by name. */
  scripts(): Promise<SceneScripts>;
  direction?(): Promise<GameDirection>; // left out where a game has no rendered place
  fairness(): Promise<GameFairness>;
  /** Hands on the rules of the config in force. */
  rules(): Promise<ComponentType<RulesProps>>;
  faq(): Promise<GameFaq>;
  studio(): Promise<GameStudio>;
  /** Opens a room for a player who is to be invited: for games whose rounds are rooms, at `path` and their ids. */
  readonly NewRoom?: ComponentType<NewRoomProps>;
}

/** A table of a draw's config: a list of objects. */
export interface DrawTable {
  readonly key: string; // key in the config
  readonly columns: readonly string[]; // numbers that a designer may change
  /** Name of a row; undefined: it has a number and nothing else. */
  nameRow(row: Readonly<Record<string, unknown>>): string | undefined;
  /** Currency of a row's amounts, where that is no money: DIC. */
  currencyOf?(row: Readonly<Record<string, unknown>>): string | undefined;
  /** True when a number of a row stays as it is. */
  isFixed?(row: Readonly<Record<string, unknown>>, column: string): boolean;
}

/** Parts of a draw that a designer's pages need. */
export interface DrawStudio {
  readonly draw: AnyFreeDraw;
  readonly tables: readonly DrawTable[];
  readonly numbers: readonly string[]; // fields beside the tables that may be changed
  /** Subject of an average, where its id says it in every language: a VIP level. */
  nameAverage?(id: string): string | undefined;
  /** Its words: `name`, `table.` of a table, `row.` of one whose rows have no names, `column.` of a number, `average.` of what has no name. */
  readonly messages: Messages<Dictionary>;
}

/** A rendered picture of a game in two shapes: URLs. */
export interface GameCover {
  readonly portrait: string; // 480×640
  readonly square: string; // 480×480
}

/** The light of a game's place, as numbers: the frame of its page, its wins and the lights of its rendered room. */
export interface GameLight {
  readonly near: number; // 0xRRGGBB
  readonly far: number;
}

/** A draw that costs nothing: a game without a table. It has rounds with pages, but no page of its own. */
export interface WebDraw {
  readonly id: string; // also the name of the dialog in which it is drawn, and of the bonus that offers it
  readonly cover: GameCover;
  readonly isSeasonal?: boolean; // shown while its bonus is offered
  fairness(): Promise<GameFairness>;
  /** Its picture, for the area that lets players draw. */
  view(): Promise<ComponentType<DrawViewProps>>;
  studio(): Promise<DrawStudio>;
}

/** A prize of a draw in hundredths of its unit. */
export interface DrawAmount {
  readonly minor: bigint;
  readonly unit?: string; // left out: base units of money
}

/** Props of a draw's picture. */
export interface DrawViewProps {
  readonly config: object; // in force for the player, or what the draw pins
  readonly statusId: number; // the player's VIP level
  write(amount: DrawAmount): string;
  thing?(name: string): string | undefined; // name of a prize that is no amount; its own word when left out
  readonly ref?: Ref<DrawHandle<object>>;
}

/** A game as the site shows it. All that stands here loads with the first page: the rest is behind `screen` and `parts`. */
export interface WebGame {
  readonly id: string;
  readonly path: string; // path of its page
  readonly morePaths?: readonly string[]; // more paths of the same page: '/game/coinflip/:id'
  readonly Icon: LucideIcon;
  readonly cover: GameCover;
  readonly light?: GameLight; // without one the page has the accent's
  readonly isTall?: boolean; // its scene needs more height than others
  readonly card: Messages<CardTexts>;
  screen(): Promise<ComponentType<{ slots: GameSlots }>>;
  parts(): Promise<GameParts>;
}
