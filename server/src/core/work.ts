/** Counts what has been accepted and not yet answered, so that a stop can wait for it. */
export interface Work {
  /** Accepts one piece of work; false once the server is stopping. */
  begin(): boolean;
  end(): void;
  /** Says that it will stop, and goes on accepting. */
  announce(): void;
  isAnnounced(): boolean;
  isFinishing(): boolean;
  /** Accepts nothing more and resolves when all that was accepted has ended. */
  finish(): Promise<void>;
}

export const createWork = (): Work => {
  let open = 0;
  let closed = false;
  let announced = false;
  const finished = Promise.withResolvers<void>();
  return {
    begin() {
      if (closed) return false;
      open += 1;
      return true;
    },
    end() {
      open -= 1;
      if (closed && open === 0) finished.resolve();
    },
    announce() {
      announced = true;
    },
    isAnnounced: () => announced || closed,
    isFinishing: () => closed,
    finish() {
      closed = true;
      if (open === 0) finished.resolve();
      return finished.promise;
    },
  };
};
