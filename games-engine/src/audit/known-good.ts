/** Remembers valid signatures: each is the same however often it is met. Bounded; forgotten ones are checked again. */
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
