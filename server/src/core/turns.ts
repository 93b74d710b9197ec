/** Lets the work of one key be done one by one, in the order in which it came. That of different keys does not wait. */
export class Turns<K> {
  readonly #last = new Map<K, Promise<unknown>>();

  take<T>(key: K, work: () => Promise<T> | T): Promise<T> {
    const turn = (this.#last.get(key) ?? Promise.resolve()).then(work, work);
    this.#last.set(key, turn);
    const leave = (): void => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }

  /** Keys whose work is not done yet. */
  get size(): number {
    return this.#last.size;
  }
}
