import { contentHash } from '../core/canonical.ts';
import type { AnySoloGame } from '../core/define-game.ts';
import { asJson, type Difference } from '../core/difference.ts';
import { createRebuilder, rebuiltDifference } from '../core/rebuild.ts';
import type { ConfigRecord, RoundRecord } from '../core/record.ts';
import { findGame } from '../games/registry.ts';

/** A config that was published, and how to rebuild rounds that pin it. */
interface KnownConfig {
  game: string;
  version: number;
  at: number;
  rebuild: ReturnType<typeof createRebuilder>;
}

/** Checks rounds one by one against the configs that were published before them. */
export class RoundChecks {
  readonly #configs = new Map<string, KnownConfig[]>(); // by content hash: one content may have several versions
  readonly #versions = new Map<string, string>(); // game and version → hash

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
    const known = { game: record.game, version: record.version, at: record.at, rebuild: createRebuilder(game, pinned) };
    this.#configs.set(hash, [...(this.#configs.get(hash) ?? []), known]);
    return undefined;
  }

  /** The canonical text that a round's inputs lead to, or undefined when they lead to no round at all. */
  textOf(record: RoundRecord, serverSeed: string | null): string | undefined {
    const known = this.#configOf(record);
    const rebuilt = known?.rebuild(record, serverSeed);
    if (!rebuilt?.log || rebuilt.refused || rebuilt.log.bet.at < (known?.at ?? 0)) return undefined;
    // every string of a rebuilt record is plain and its keys stand in order, so this is its RFC 8785 text
    return JSON.stringify(rebuilt.record);
  }

  /** Makes a round again from its inputs: where the record differs. `serverSeed` is null until it is revealed. */
  check(record: RoundRecord, serverSeed: string | null): Difference | undefined {
    const known = this.#configOf(record);
    if (!known) return this.#unknownConfig(record);
    return rebuiltDifference(known.rebuild(record, serverSeed), record) ?? tooEarly(record, known.at);
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

const tooEarly = (record: RoundRecord, publishedAt: number): Difference | undefined => {
  const at = record.events[0]?.at;
  if (at !== undefined && at >= publishedAt) return undefined;
  return { path: 'events.0.at', expected: `${publishedAt} or later, when its config was published`, got: at };
};

const configIssue = (game: AnySoloGame, record: ConfigRecord): Difference => {
  const issue = game.configSchema.safeParse(record.config).error?.issues[0];
  const path = ['config', ...(issue?.path ?? [])].map(String).join('.');
  return { path, expected: issue?.message ?? `a config of ${game.id}`, got: record.config };
};
