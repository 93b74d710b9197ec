import type { PayoutCap } from 'games-engine';
import { useMessages } from '../../i18n/messages.ts';
import { useMoney } from '../../money/money.ts';
import type { ReactNode } from 'react';
import styles from './rules.module.css';
import { BookOpen } from 'lucide-react';
import { usePageDialog } from '../../modal/modal.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/**
 * Place at which a cap acts. bet: a win is cut. steps: and the game ends there. sector: and a bet beyond the cap of a
 * round is refused. pot: a bet beyond it is refused, no win is cut.
 */
export type CapKind = 'bet' | 'steps' | 'sector' | 'pot';

/** Rules of a game about its payout cap; nothing without one. */
export const useCapRules = (kind: CapKind, cap: PayoutCap | undefined): readonly string[] => {
  const t = useMessages('game-kit', 'payout-cap');
  const { format } = useMoney();
  if (!cap) return [];
  const bet = format(cap.betMinor);
  if (kind === 'pot') return [t('cap.pot', { pot: bet })];
  const cut = t('cap.bet', { bet });
  if (kind === 'steps') return [cut, t('cap.steps')];
  return kind === 'sector' ? [cut, t('cap.sector', { round: format(cap.roundMinor) })] : [cut];
};

export interface ExactFigure {
  name: string;
  value: string;
}

/** A game's rules: how it is played, and its exact numbers, RTP first. */
export interface RulesText {
  title: string;
  paragraphs: readonly string[];
  figures: readonly ExactFigure[];
}

/** Text below the title of a game's rules, in a dialog or on a page. */
export const RulesBody = ({ paragraphs, figures }: RulesText): ReactNode => (
  <>
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
    <dl className={styles.figures}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </>
);

/** The button that opens a game's rules. `children`: what stands in the dialog; may load when it is first opened. */
export const RulesDialog = ({ title, children }: { title: string; children: ReactNode }): ReactNode => {
  const t = useMessages('game-kit', 'main');
  const { open, onOpen, onClose } = usePageDialog('rules');
  return (
    <>
      <Button variant="ghost" onClick={onOpen}>
        <BookOpen aria-hidden="true" size={18} />
        {t('rules.open')}
      </Button>
      <Dialog open={open} onClose={onClose} title={title}>
        {children}
      </Dialog>
    </>
  );
};
