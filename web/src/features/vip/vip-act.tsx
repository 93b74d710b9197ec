import { useState, type ReactNode } from 'react';
import { ActButton } from '../../core/ui/act-button.tsx';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { rereadVip } from './vip-query.ts';

interface VipActProps {
  children: ReactNode;
  act(): Promise<string>; // gives the success message
}

/** A button that takes a bonus, and shows the message of success or refusal. */
export const VipAct = ({ children, act }: VipActProps): ReactNode => {
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
    <ActButton busy={busy} problem={problem} onAct={() => void press()}>
      {children}
    </ActButton>
  );
};
