import { useId, type ReactNode } from 'react';
import styles from './act-button.module.css';
import { Button, type ButtonVariant } from './button.tsx';

export interface ActButtonProps {
  busy: boolean;
  problem: string | undefined; // text of the refusal
  variant?: ButtonVariant;
  children: ReactNode;
  onAct(): void;
}

/** A button that acts, with the text of a refusal below. */
export const ActButton = ({ busy, problem, variant = 'primary', children, onAct }: ActButtonProps): ReactNode => {
  const id = useId();
  return (
    <div className={styles.act}>
      <Button
        variant={variant}
        loading={busy}
        aria-describedby={problem === undefined ? undefined : id}
        onClick={onAct}
      >
        {children}
      </Button>
      <p id={id} role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
};
