/** Stack of resources that are closed in the reverse order of their opening. */
export interface Closing {
  add(close: () => unknown): void;
  /** Closes everything once, the last opened first; a repeated call waits for the first. */
  close(): Promise<void>;
}

export const createClosing = (): Closing => {
  const open: (() => unknown)[] = [];
  let closed: Promise<void> | undefined;
  const closeAll = async (): Promise<void> => {
    for (const close of open.toReversed()) await close();
  };
  return {
    add: (close) => void open.push(close),
    close: () => (closed ??= closeAll()),
  };
};
