export interface NumbersOptions {
  first: number; // first number
  maxMissing: number; // most numbers left out at a time
  hasEarlier?: boolean; // the row is read from its middle: a few late numbers below the first are taken
  isFirstLate?: boolean; // the first is late itself, so those that follow it may have come before
}

/** State of a row, as JSON. */
export interface SavedNumbers {
  options: NumbersOptions;
  first: number;
  next: number;
  isLoose: boolean;
  missing: readonly number[];
  earlier: readonly number[];
}

/**
 * A row of numbers of which each comes exactly once, in order but for a few that come late. Remembers nothing but where
 * the row stands and which numbers were left out so far.
 */
export class Numbers {
  readonly #options: NumbersOptions;
  #first: number;
  #next: number;
  #isLoose: boolean; // the number after the first need not be the next
  #missing: Set<number> | undefined; // left out so far
  #earlier: Set<number> | undefined; // below the first, taken once each

  constructor(options: NumbersOptions) {
    this.#options = options;
    this.#first = options.first;
    this.#next = options.first;
    this.#isLoose = options.isFirstLate ?? false;
  }

  /** The row as it was saved. */
  static restore(saved: SavedNumbers): Numbers {
    const row = new Numbers(saved.options);
    row.#first = saved.first;
    row.#next = saved.next;
    row.#isLoose = saved.isLoose;
    if (saved.missing.length > 0) row.#missing = new Set(saved.missing);
    if (saved.earlier.length > 0) row.#earlier = new Set(saved.earlier);
    return row;
  }

  save(): SavedNumbers {
    const [missing, earlier] = [[...(this.#missing ?? [])], [...(this.#earlier ?? [])]];
    return { options: this.#options, first: this.#first, next: this.#next, isLoose: this.#isLoose, missing, earlier };
  }

  /** One more than the greatest number that came. */
  get next(): number {
    return this.#next;
  }

  /** True when the row can have so many numbers, from 0 on. */
  canEndAt(count: number): boolean {
    return this.#isLoose ? count >= this.#next : count === this.#next;
  }

  /** The least number that was left out, or undefined when none is. */
  get missing(): number | undefined {
    return this.missingCount === 0 ? undefined : [...(this.#missing ?? [])].reduce((a, b) => Math.min(a, b));
  }

  /** Numbers left out so far. */
  get missingCount(): number {
    return this.#missing?.size ?? 0;
  }

  /**
   * Takes a number. Undefined when it may come now; otherwise the number that had to come. `mayBeLate`: it may be one
   * that was left out before. After a fault the row goes on behind the number, so that one fault is told once.
   */
  take(number: number, mayBeLate: boolean): number | undefined {
    const expected = this.#next;
    if (number === expected) {
      this.#next += 1;
      if (number > this.#first) this.#isLoose = false;
      return undefined;
    }
    return number > expected ? this.#skipTo(number) : this.#takeLate(number, mayBeLate);
  }

  #skipTo(number: number): number | undefined {
    const expected = this.#next;
    this.#next = number + 1;
    if (this.#isLoose) {
      this.#earlier = new Set([this.#first]);
      this.#first = number; // the row is known from here on
      this.#isLoose = false;
      return undefined;
    }
    if (number - expected + this.missingCount > this.#options.maxMissing) return expected;
    this.#missing ??= new Set();
    for (let left = expected; left < number; left += 1) this.#missing.add(left);
    return undefined;
  }

  #takeLate(number: number, mayBeLate: boolean): number | undefined {
    if (mayBeLate && this.#missing?.delete(number)) return undefined;
    const { maxMissing, hasEarlier = false } = this.#options;
    if (!mayBeLate || !hasEarlier || number >= this.#first || number < 0) return this.#next;
    this.#earlier ??= new Set();
    if (this.#earlier.has(number) || this.#earlier.size === maxMissing) return this.#next;
    this.#earlier.add(number);
    return undefined;
  }
}
