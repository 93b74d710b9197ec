/**
 * What was found good before, by what decides it: a signature is the same however often it is met. Bounded; what is
 * forgotten is checked again.
 */
export class KnownGood {
  readonly #keys = new Set<string>();
  readonly #max: number;

  constructor(max = 10_000) {
    this.#max = max;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  add(key: string): void {
    if (this.#keys.size >= this.#max) this.#keys.clear();
    this.#keys.add(key);
  }
}
