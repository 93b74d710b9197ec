import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../core/ui/button.tsx';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import styles from './vip.module.css';
import { rereadVip } from './vip-query.ts';

interface VipActProps {
  children: ReactNode;
  act(): Promise<string>; // takes something; what is said of it
}

/** A button that takes something; why it was refused stands below it. */
export const VipAct = ({ children, act }: VipActProps): ReactNode => {
  const id = useId();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const text = await act();
      toast.success(text);
      announce(text);
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      setBusy(false);
      await rereadVip();
    }
  };
  return (
    <div className={styles.act}>
      <Button
        variant="primary"
        loading={busy}
        aria-describedby={problem === undefined ? undefined : id}
        onClick={() => void press()}
      >
        {children}
      </Button>
      <p id={id} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
};
