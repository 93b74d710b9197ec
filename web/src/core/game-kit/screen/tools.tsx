import { Keyboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { usePageDialog } from '../../modal/modal.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/switch.tsx';
import { shortcutsOn, useSwitch, turbo } from './settings.ts';
import { keyCap, type Shortcut } from './shortcuts.ts';
import styles from './tools.module.css';
import type { GameSlots, RoundCommitment } from '../../games/web-game.ts';

/** The button that opens the list of a game's shortcuts, and the switch that turns them on. */
export const ShortcutsDialog = ({ shortcuts }: { shortcuts: readonly Shortcut[] }): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const on = useSwitch(shortcutsOn);
  const { open, onOpen, onClose } = usePageDialog('shortcuts');
  return (
    <>
      <Button variant="ghost" className={styles.open ?? ''} onClick={onOpen}>
        <Keyboard aria-hidden="true" size={18} />
        {t('shortcuts.open')}
      </Button>
      <Dialog open={open} onClose={onClose} title={t('shortcuts.open')}>
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

export interface GameToolsProps {
  game: string;
  slots: Pick<GameSlots, 'fairnessPanel'>;
  rules: ReactNode; // the button that opens the game's rules
  shortcuts: readonly Shortcut[];
  round?: RoundCommitment | undefined; // the round in play of a shared game
}

/** Tools below every game: turbo, fairness, rules, shortcuts. */
export const GameTools = ({ game, slots, rules, shortcuts, round }: GameToolsProps): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const quick = useSwitch(turbo);
  const FairnessPanel = slots.fairnessPanel;
  return (
    <>
      <Switch label={t('turbo')} checked={quick} onChange={turbo.set} />
      <FairnessPanel game={game} round={round} />
      {rules}
      <ShortcutsDialog shortcuts={shortcuts} />
    </>
  );
};
