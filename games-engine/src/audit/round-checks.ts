import { canonicalText, contentHash, isInCanonicalOrder } from '../core/canonical.ts';
import type { AnyGame, RoundEvent } from '../core/define-game.ts';
import { asJson, type Difference } from '../core/difference.ts';
import { createRebuilder } from '../core/rebuild.ts';
import { rebuiltDifference, type DrawnBy } from '../core/rebuilt.ts';
import type { ConfigRecord, RoundRecord } from '../core/record.ts';
import { findGame } from '../games/registry.ts';

/** A config that was published, and how to rebuild rounds that pin it. */
interface KnownConfig {
  game: string;
  version: number;
  at: number;
  rebuild: ReturnType<typeof createRebuilder>;
  textOf(record: RoundRecord): string;
}

/** A round that is what its inputs lead to. */
export interface SoundRound {
  text: string; // RFC 8785
  drawnBy: DrawnBy;
}

/** What a check of one round came to. */
export interface CheckedRound {
  difference: Difference | undefined;
  drawnBy: DrawnBy | undefined; // undefined: the record could not be read
}

/** Checks rounds one by one against the configs that were published before them. */
export class RoundChecks {
  readonly #configs = new Map<string, KnownConfig[]>(); // by content hash: one content may have several versions
  readonly #versions = new Map<string, string>(); // game and version → hash
  readonly #published: ConfigRecord[] = [];

  /** Every config that was taken in, in order: what to publish again to go on later. */
  get published(): readonly ConfigRecord[] {
    return this.#published;
  }

  /** Takes a published config in: what is wrong about it, or undefined. */
  publish(record: ConfigRecord): Difference | undefined {
    const game = findGame(record.game);
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
    const textOf = game.hosting === 'solo' ? JSON.stringify : sharedText;
    const { version, at } = record;
    const known = { game: record.game, version, at, rebuild: createRebuilder(game, pinned), textOf };
    this.#configs.set(hash, [...(this.#configs.get(hash) ?? []), known]);
    this.#published.push(record);
    return undefined;
  }

  /** The canonical text that a round's inputs lead to, or undefined when they lead to no round at all. */
  sound(record: RoundRecord, serverSeed: string | null): SoundRound | undefined {
    const known = this.#configOf(record);
    if (!known) return undefined;
    try {
      const rebuilt = known.rebuild(record, serverSeed);
      if (!rebuilt.log || rebuilt.refused || isEarly(rebuilt.record, known.at)) return undefined;
      return { text: known.textOf(rebuilt.record), drawnBy: rebuilt.drawnBy };
    } catch {
      return undefined; // the slow way says why
    }
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

  #configOf({ config, game }: RoundRecord): KnownConfig | undefined {
    const { hash, version } = Object(config) as Partial<RoundRecord['config']>;
    return this.#configs.get(String(hash))?.find((known) => known.version === version && known.game === game);
  }

  #unknownConfig(record: RoundRecord): Difference {
    if (!findGame(record.game)) return { path: 'game', expected: 'a game of this house', got: asJson(record.game) };
    const { hash, version } = Object(record.config) as Partial<RoundRecord['config']>;
    const published = this.#versions.get(`${record.game} ${String(version)}`);
    if (published !== undefined) return { path: 'config.hash', expected: published, got: hash };
    return { path: 'config.version', expected: 'a config that was published before', got: version };
  }
}

/**
 * The canonical text of a rebuilt record. Every string of one is plain and its keys stand in order; only a choice or an
 * outcome of a shared round stands in it as it was read, and is looked at.
 */
const sharedText = (record: RoundRecord): string =>
  record.events.every(isReadInOrder) ? JSON.stringify(record) : canonicalText(record);

const isReadInOrder = (event: RoundEvent): boolean => {
  const { choice, outcome } = event as { readonly choice?: unknown; readonly outcome?: unknown };
  return isInCanonicalOrder(choice ?? outcome ?? null);
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
