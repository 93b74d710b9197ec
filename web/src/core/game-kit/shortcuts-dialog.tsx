import { Keyboard } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import { shortcutsOn, useSwitch } from './settings.ts';
import { keyCap, type Shortcut } from './shortcuts.ts';
import styles from './shortcuts-dialog.module.css';

/** The button that opens the list of a game's shortcuts, and the switch that turns them on. */
export const ShortcutsDialog = ({ shortcuts }: { shortcuts: readonly Shortcut[] }): ReactNode => {
  const t = useMessages(gameKitMessages);
  const on = useSwitch(shortcutsOn);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <Keyboard aria-hidden="true" size={18} />
        {t('shortcuts.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('shortcuts.open')}>
        <Switch label={t('shortcuts.switch')} checked={on} onChange={shortcutsOn.set} />
        <p className={styles.note}>{t('shortcuts.note')}</p>
        <dl className={styles.list}>
          {shortcuts.map(({ code, label }) => (
            <div key={code} className={styles.row}>
              <dt>
                <kbd className={styles.key}>{keyCap(code) ?? t('shortcuts.space')}</kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
};
