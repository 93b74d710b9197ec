import { contentHash } from '../core/canonical.ts';
import type { AnyGame } from '../core/define-game.ts';
import { asJson, type Difference } from '../core/difference.ts';
import { createRebuilder } from '../core/rebuild.ts';
import type { Games } from '../core/games.ts';
import { rebuiltDifference, type DrawnBy, type RebuiltRecord } from '../core/rebuilt.ts';
import type { ConfigRecord, RoundRecord } from '../core/record.ts';
import { createSharedMaker, type SharedMaker } from '../core/shared-rebuild.ts';
import type { SharedLine } from './shared-line.ts';

/** A config that was published, and how to rebuild rounds that pin it. */
interface KnownConfig {
  game: string;
  version: number;
  at: number;
  config: object;
  rebuild: ReturnType<typeof createRebuilder>;
  make: SharedMaker | undefined; // rebuilds rounds of a shared game
}

/** Round rebuilt from its inputs. */
export interface SoundRound {
  record: RoundRecord;
  text: string; // RFC 8785
  drawnBy: DrawnBy;
}

/** Result of checking one round. */
export interface CheckedRound {
  difference: Difference | undefined;
  drawnBy: DrawnBy | undefined; // undefined: the record could not be read
}

/** Checks rounds one by one against the configs that were published before them. */
export class RoundChecks {
  readonly #configs = new Map<string, KnownConfig[]>(); // by content hash: one content may have several versions
  readonly #versions = new Map<string, string>(); // game and version → hash
  readonly #published: ConfigRecord[] = [];
  readonly #games: Games;

  constructor(games: Games) {
    this.#games = games;
  }

  /** Every config that was taken in, in order: what to publish again to go on later. */
  get published(): readonly ConfigRecord[] {
    return this.#published;
  }

  /** Takes a published config in: what is wrong about it, or undefined. */
  publish(record: ConfigRecord): Difference | undefined {
    const game = this.#games.find(record.game);
    if (!game) return { path: 'game', expected: 'a game of this house', got: record.game };
    const parsed = game.configSchema.safeParse(record.config);
    if (!parsed.success) return configIssue(game, record);
    const hash = contentHash(record.config);
    const place = `${record.game} ${record.version}`;
    const earlier = this.#versions.get(place);
    if (earlier !== undefined)
      return { path: 'version', expected: 'a version that is not published yet', got: record.version };
    this.#versions.set(place, hash);
    const pinned = { config: parsed.data, hash, version: record.version };
    const make = game.hosting === 'shared' ? createSharedMaker(game, pinned) : undefined;
    const { version, at } = record;
    const known = {
      game: record.game,
      version,
      at,
      config: pinned.config,
      rebuild: createRebuilder(game, pinned),
      make,
    };
    this.#configs.set(hash, [...(this.#configs.get(hash) ?? []), known]);
    this.#published.push(record);
    return undefined;
  }

  /** Rebuilds a solo round from its inputs; undefined when they make no round at all. */
  soundSolo(record: RoundRecord, serverSeed: string | null): SoundRound | undefined {
    const known = this.#configOf(record);
    if (!known || known.make) return undefined;
    return soundness(known, JSON.stringify, () => {
      const rebuilt = known.rebuild(record, serverSeed);
      return rebuilt.log && rebuilt;
    });
  }

  /** The same for a shared round as its line was read. */
  soundShared(line: SharedLine): SoundRound | undefined {
    const { config, game, id, inputs, serverSeed } = line;
    const known = this.#configOf({ config, game: game.id });
    const make = known?.make;
    if (!make) return undefined;
    const textOf = (record: RoundRecord): string => textWithBets(record, line);
    return soundness(known, textOf, () => {
      const rebuilt = make(inputs, { id, commitment: '' }, serverSeed);
      return 'undrawable' in rebuilt ? undefined : rebuilt;
    });
  }

  /** Makes a round again from its inputs: where the record differs. `serverSeed` is null until it is revealed. */
  check(record: RoundRecord, serverSeed: string | null): CheckedRound {
    const known = this.#configOf(record);
    if (!known) return { difference: this.#unknownConfig(record), drawnBy: undefined };
    try {
      const rebuilt = known.rebuild(record, serverSeed);
      const difference = rebuiltDifference(rebuilt, record) ?? tooEarly(record, known.at);
      return { difference, drawnBy: rebuilt.log && rebuilt.drawnBy };
    } catch (error) {
      const difference = { path: 'events', expected: 'a round that can be replayed', got: String(error) };
      return { difference, drawnBy: undefined };
    }
  }

  /** The config that a round pins, if it was published. */
  configOf(record: Pick<RoundRecord, 'config' | 'game'>): object | undefined {
    return this.#configOf(record)?.config;
  }

  #configOf({ config, game }: Pick<RoundRecord, 'config' | 'game'>): KnownConfig | undefined {
    const { hash, version } = Object(config) as Partial<RoundRecord['config']>;
    return this.#configs.get(String(hash))?.find((known) => known.version === version && known.game === game);
  }

  #unknownConfig(record: RoundRecord): Difference {
    if (!this.#games.find(record.game))
      return { path: 'game', expected: 'a game of this house', got: asJson(record.game) };
    const { hash, version } = Object(record.config) as Partial<RoundRecord['config']>;
    const published = this.#versions.get(`${record.game} ${String(version)}`);
    if (published !== undefined) return { path: 'config.hash', expected: published, got: hash };
    return { path: 'config.version', expected: 'a config that was published before', got: version };
  }
}

/** A rebuilt record with its text; JSON.stringify gives it, for all strings of one are plain and its keys stand in order. */
const soundness = (
  { at }: KnownConfig,
  textOf: (record: RoundRecord) => string,
  rebuild: () => RebuiltRecord | undefined,
): SoundRound | undefined => {
  try {
    const rebuilt = rebuild();
    if (!rebuilt || rebuilt.refused || isEarly(rebuilt.record, at)) return undefined;
    const { drawnBy, record } = rebuilt;
    return { record, text: textOf(record), drawnBy };
  } catch {
    return undefined; // the slow way says why
  }
};

/** The canonical text of a shared round's record, its bets as they stand in the line: their text has no other form. */
const textWithBets = (record: RoundRecord, { betsText, inputs }: SharedLine): string => {
  const { commitment, config, events, final, game, id, number } = record;
  const rest = JSON.stringify(events.slice(1 + inputs.bets.length)).slice(1);
  return (
    `{"commitment":"${commitment}","config":{"hash":"${config.hash}","version":${config.version}},` +
    `"events":[${JSON.stringify(events[0])},${betsText}${rest},"final":${JSON.stringify(final)},` +
    `"game":"${game}","id":"${id}","kind":"round","number":${number}}`
  );
};

const isEarly = ({ events }: RoundRecord, publishedAt: number): boolean => {
  const at = events[0]?.at;
  return at === undefined || at < publishedAt;
};

const tooEarly = (record: RoundRecord, publishedAt: number): Difference | undefined => {
  if (!isEarly(record, publishedAt)) return undefined;
  const expected = `${publishedAt} or later, when its config was published`;
  return { path: 'events.0.at', expected, got: record.events[0]?.at };
};

const configIssue = (game: AnyGame, record: ConfigRecord): Difference => {
  const issue = game.configSchema.safeParse(record.config).error?.issues[0];
  const path = ['config', ...(issue?.path ?? [])].map(String).join('.');
  return { path, expected: issue?.message ?? `a config of ${game.id}`, got: record.config };
};
