import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoFactorMessages } from './two-factor.messages.ts';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';

/** What the window shows; null: it is closed. */
export type TwoFactorView = 'on' | 'off' | 'codes' | null;

const titles = {
  on: 'title.on',
  off: 'title.off',
  codes: 'recovery.title',
} as const satisfies Record<Exclude<TwoFactorView, null>, string>;

export interface TwoFactorWindowProps {
  view: TwoFactorView;
  hasPassword: boolean;
  onView(view: TwoFactorView): void;
}

/** Switches two-factor on or off. The recovery codes are shown once: then the window closes by its own button only. */
export const TwoFactorWindow = ({ view, hasPassword, onView }: TwoFactorWindowProps): ReactNode => {
  const t = useMessages(twoFactorMessages);
  const [last, setLast] = useState<Exclude<TwoFactorView, null>>('on'); // stays while it closes
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (view !== null && view !== last) setLast(view);
  const done = (): void => {
    onView(null);
    setCodes([]);
    toast.success(t('settings.success.4'));
  };
  const show = (fresh: readonly string[]): void => {
    setCodes(fresh);
    onView('codes');
  };
  return (
    <Dialog open={view !== null} onClose={() => onView(null)} dismissible={last !== 'codes'} title={t(titles[last])}>
      {last === 'on' && <TwoFactorOn hasPassword={hasPassword} onDone={show} />}
      {last === 'off' && <TwoFactorOff hasPassword={hasPassword} onDone={done} />}
      {last === 'codes' && <RecoveryCodes codes={codes} onDone={done} />}
    </Dialog>
  );
};
