import type { ReactNode } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Switch } from '../ui/switch.tsx';
import { gameKitMessages } from './game-kit.messages.ts';
import type { GameSlots, RoundCommitment } from './game-slots.ts';
import { turbo, useSwitch } from './settings.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import type { Shortcut } from './shortcuts.ts';

export interface GameToolsProps {
  game: string;
  slots: Pick<GameSlots, 'fairnessPanel'>;
  rules: ReactNode; // the button that opens the game's rules
  shortcuts: readonly Shortcut[];
  round?: RoundCommitment | undefined; // of a shared game: the one in play
}

/** What stands below every game: turbo, fairness, rules, shortcuts. */
export const GameTools = ({ game, slots, rules, shortcuts, round }: GameToolsProps): ReactNode => {
  const t = useMessages(gameKitMessages);
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
