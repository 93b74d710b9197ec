import type { SharedBetPlaced } from 'games-engine';
import { SHOWN_USERS } from '../../../contract/broadcast.ts';

/** Users in the lists of a round: for each choice the players with the greatest stakes. Others are never named. */
export class ShownUsers {
  readonly #stakes = new Map<string, Map<string, bigint>>(); // choice → player → all stakes on it
  readonly #changed = new Set<string>();
  readonly #told = new Set<string>();

  add({ choice, player, stakeMinor }: Pick<SharedBetPlaced, 'choice' | 'player' | 'stakeMinor'>): void {
    const key = JSON.stringify(choice);
    const stakes = this.#stakes.get(key) ?? new Map<string, bigint>();
    stakes.set(player, (stakes.get(player) ?? 0n) + BigInt(stakeMinor));
    this.#stakes.set(key, stakes);
    this.#changed.add(key);
  }

  /** Players who are shown and have not been told yet. */
  take(): string[] {
    const fresh: string[] = [];
    for (const key of this.#changed) {
      for (const player of this.#greatest(key)) {
        if (this.#told.has(player)) continue;
        this.#told.add(player);
        fresh.push(player);
      }
    }
    this.#changed.clear();
    return fresh;
  }

  /** Everybody who was told. */
  get told(): string[] {
    return [...this.#told];
  }

  #greatest(key: string): string[] {
    const stakes = [...(this.#stakes.get(key) ?? [])];
    if (stakes.length > SHOWN_USERS) stakes.sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0));
    return stakes.slice(0, SHOWN_USERS).map(([player]) => player);
  }
}
