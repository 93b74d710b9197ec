import { findSharedRound, unfinishedSharedRounds, type Database, type Queryable, type StoredSharedRound } from 'db';
import type { AnySharedGame } from 'games-engine';
import type { ActiveConfigs } from './active-configs.ts';
import type { RoundBoard } from './round-board.ts';

export interface RoundFollowerOptions {
  game: AnySharedGame;
  configs: ActiveConfigs;
  db: Database;
  board: RoundBoard;
  leads(): boolean;
}

/** Shows what the process that leads a game has stored, while this one does not lead it. */
export class RoundFollower {
  readonly #options: RoundFollowerOptions;
  #following: Promise<void> = Promise.resolve();

  constructor(options: RoundFollowerOptions) {
    this.#options = options;
  }

  async followAll(): Promise<void> {
    const { db, board, leads } = this.#options;
    if (leads()) return;
    const unfinished = await this.unfinished(db.pool);
    if (leads()) return;
    for (const stored of unfinished) board.catchUp(stored);
    await this.followFinished(unfinished);
    await board.readBefore(); // rounds that began and ended meanwhile were on no list
  }

  /** Follows rounds that ended while this process did not hear of it: a room would stay in its lobby for ever. */
  async followFinished(unfinished: readonly StoredSharedRound[]): Promise<void> {
    const { board } = this.#options;
    const open = new Set(unfinished.map(({ id }) => id));
    for (const { id } of board.rounds) {
      if (open.has(id)) continue;
      const stored = await this.#find(id);
      if (stored) board.catchUp(stored);
    }
  }

  /** Follows one round. In turn: a slower read of the round before would put it in the place of the next one. */
  follow({ id }: { id: string }): Promise<void> {
    const followed = this.#following.then(() => this.#follow(id));
    this.#following = followed.catch(() => undefined);
    return followed;
  }

  async #follow(id: string): Promise<void> {
    const { board, leads } = this.#options;
    if (leads()) return;
    const stored = await this.#find(id);
    if (leads()) return; // meanwhile: its runners tell what happens
    if (stored) board.catchUp(stored);
    if (stored?.state === 'settled' || stored?.state === 'void') await board.readBefore();
  }

  // a round may pin a config that another process has published a moment ago

  async unfinished(client: Queryable): Promise<StoredSharedRound[]> {
    const { configs, game } = this.#options;
    const rounds = await unfinishedSharedRounds(client, game.id);
    for (const { configId } of rounds) await configs.find(game.id, configId);
    return rounds;
  }

  async #find(id: string): Promise<StoredSharedRound | undefined> {
    const { configs, db, game } = this.#options;
    const stored = await findSharedRound(db.pool, id);
    if (stored) await configs.find(game.id, stored.configId);
    return stored;
  }
}
