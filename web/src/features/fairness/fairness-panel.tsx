import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePlayMoney } from '../../core/game-kit/play-money/play-money.tsx';
import type { RoundCommitment } from '../../core/games/web-game.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { usePageDialog } from '../../core/modal/modal.ts';
import { Button } from '../../core/ui/button.tsx';
import { Dialog } from '../../core/ui/dialog.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';

// hashing comes with the panel's content, when somebody opens it
const FairnessContent = lazy(async () => ({ default: (await import('./fairness-content.tsx')).FairnessContent }));

export interface FairnessPanelProps {
  game: string;
  round?: RoundCommitment | undefined; // the round in play of a shared game
}

/** A game's fairness: a button, and the panel that it opens. */
export const FairnessPanel = ({ game, round }: FairnessPanelProps): ReactNode => {
  const t = useMessages('fairness', 'panel');
  const { open, onOpen, onClose } = usePageDialog('fairness');
  const isTrial = usePlayMoney().isOn;
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={onOpen}>
        <ShieldCheck aria-hidden="true" size={18} />
        {t('open')}
      </Button>
      <Dialog open={open} onClose={onClose} title={t('title')} size="wide">
        {isTrial && <p>{t('playMoney')}</p>}
        <Suspense fallback={<Skeleton height={480} />}>
          <FairnessContent game={game} round={round} />
        </Suspense>
      </Dialog>
    </>
  );
};
