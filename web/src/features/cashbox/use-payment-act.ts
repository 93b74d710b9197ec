import { useState } from 'react';
import { CallError } from '../../core/connection/connection.ts';
import { useErrorText } from '../../core/ui/use-error-text.ts';

/** A refusal: its code says which field it belongs to. */
export interface Refusal {
  readonly code: number | string;
  readonly text: string;
  readonly error?: unknown; // as the server gave it, of which support can be asked
}

export interface PaymentAct {
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  clear(): void;
  /** Says something that the page itself found out. */
  refuse(refusal: Refusal): void;
  /** Does it; resolves with what came of it, undefined: refused. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>;
}

/** Something that is being done at the cash desk. */
export const usePaymentAct = (): PaymentAct => {
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  return {
    busy,
    refusal,
    clear: () => setRefusal(undefined),
    refuse: setRefusal,
    async run(work) {
      setBusy(true);
      setRefusal(undefined);
      try {
        return await work();
      } catch (error) {
        setRefusal({ code: error instanceof CallError ? error.code : 500, text: errorText(error), error });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
};
