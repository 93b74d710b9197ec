import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Dialog } from '../../core/ui/dialog.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoFactorMessages } from './two-factor.messages.ts';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';

const titles = {
  on: 'title.on',
  off: 'title.off',
  codes: 'recovery.title',
} as const;

export interface TwoFactorWindowProps {
  open: boolean;
  isOn: boolean;
  hasPassword: boolean;
  onClose(): void;
}

/** Switches two-factor on or off. The recovery codes are shown once: then the window closes by its own button only. */
export const TwoFactorWindow = ({ open, isOn, hasPassword, onClose }: TwoFactorWindowProps): ReactNode => {
  const t = useMessages(twoFactorMessages);
  const [wasOpen, setWasOpen] = useState(open);
  const [view, setView] = useState<keyof typeof titles>(isOn ? 'off' : 'on'); // stays while it closes
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setView(isOn ? 'off' : 'on');
  }
  const done = (): void => {
    onClose();
    setCodes([]);
    toast.success(t('settings.success.4'));
  };
  const show = (fresh: readonly string[]): void => {
    setCodes(fresh);
    setView('codes');
  };
  const isKept = codes.length > 0; // shown until their owner has them, wherever Back has led
  return (
    <Dialog open={open || isKept} onClose={onClose} dismissible={!isKept} title={t(titles[view])}>
      {view === 'on' && <TwoFactorOn hasPassword={hasPassword} onDone={show} />}
      {view === 'off' && <TwoFactorOff hasPassword={hasPassword} onDone={done} />}
      {view === 'codes' && <RecoveryCodes codes={codes} onDone={done} />}
    </Dialog>
  );
};
