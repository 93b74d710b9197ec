import { ArrowLeft, Maximize, Minimize, RectangleHorizontal, Wallet } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { DialogProps } from '../../../core/features/feature.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useStore } from '../../../core/store/store.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { Dialog } from '../../../core/ui/dialog.tsx';
import { ErrorState } from '../../../core/ui/states.tsx';
import { Switch } from '../../../core/ui/switch.tsx';
import { Skeleton } from '../../../core/ui/skeleton.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { GameFrame } from './game-frame.tsx';
import { overlayMessages } from './overlay.messages.ts';
import styles from './overlay.module.css';
import { closedSession } from './slots-news.ts';
import { TableMenu } from './table-menu.tsx';
import { useFullScreen, type FullScreen } from './use-full-screen.ts';
import { useGame, type OpenedGame } from './use-game.ts';
import { useOpeningProblem } from './use-opening-problem.ts';

const CASH_DESK = '/cash/crypto';

const Problem = ({ game: { error, isDemo, reopen } }: { game: OpenedGame }): ReactNode => {
  const t = useMessages(overlayMessages);
  const problem = useOpeningProblem()(error);
  return (
    <div className={styles.problem}>
      <ErrorState action={<Button onClick={() => reopen()}>{t('retry')}</Button>}>{problem.text}</ErrorState>
      {problem.isCurrency && <ContinuePanel onContinue={() => reopen()} />}
      {!isDemo && <Button onClick={() => reopen({ isDemo: true })}>{t('demo.open')}</Button>}
    </div>
  );
};

/** Shown when another page of the player took over the session. */
const Elsewhere = ({ game: { reopen } }: { game: OpenedGame }): ReactNode => {
  const t = useMessages(overlayMessages);
  return (
    <ErrorState action={<Button onClick={() => reopen()}>{t('elsewhere.here')}</Button>}>{t('elsewhere')}</ErrorState>
  );
};

const Stage = ({ game }: { game: OpenedGame }): ReactNode => {
  const { start, isOpening, error } = game;
  const ended = useStore(closedSession);
  if (isOpening) return <Skeleton height="100%" />;
  if (start?.sessionId != null && start.sessionId === ended) return <Elsewhere game={game} />;
  if (start) return <GameFrame key={start.url} url={start.url} title={start.game.name} />;
  return error ? <Problem game={game} /> : null;
};

interface BarProps {
  game: OpenedGame;
  isTheatre: boolean;
  onTheatre(): void;
  onClose(): void;
  fullScreen: FullScreen;
}

const Bar = ({ game, isTheatre, onTheatre, onClose, fullScreen }: BarProps): ReactNode => {
  const t = useMessages(overlayMessages);
  const navigate = useNavigate();
  const { isDemo, joined, reopen, isOpening } = game;
  return (
    <div className={styles.bar}>
      <Button variant="ghost" onClick={onClose}>
        <ArrowLeft aria-hidden="true" size={18} />
        <span className={styles.word}>{t('back')}</span>
      </Button>
      <Button onClick={() => void navigate(CASH_DESK, { replace: true })}>
        <Wallet aria-hidden="true" size={18} />
        <span className={styles.word}>{t('cashier')}</span>
      </Button>
      <Switch label={t('demo')} checked={isDemo} disabled={isOpening} onChange={(next) => reopen({ isDemo: next })} />
      {joined && !isDemo && <TableMenu game={game} joined={joined} />}
      {!isDemo && <ContinuePanel onContinue={() => reopen()} />}
      <div className={styles.sizes}>
        <IconButton label={t('theatre')} aria-pressed={isTheatre} className={styles.theatre} onClick={onTheatre}>
          <RectangleHorizontal aria-hidden="true" size={18} />
        </IconButton>
        {fullScreen.canSwitch && (
          <IconButton label={t('fullscreen')} aria-pressed={fullScreen.isOn} onClick={fullScreen.toggle}>
            {fullScreen.isOn ? <Minimize aria-hidden="true" size={18} /> : <Maximize aria-hidden="true" size={18} />}
          </IconButton>
        )}
      </div>
    </div>
  );
};

const Overlay = ({ gameId, open, onClose }: { gameId: string; open: boolean; onClose(): void }): ReactNode => {
  const t = useMessages(overlayMessages);
  const game = useGame(gameId);
  const [isTheatre, setIsTheatre] = useState(false);
  const fullScreen = useFullScreen();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={game.name ?? t('title')}
      size={fullScreen.isOn ? 'screen' : isTheatre ? 'full' : 'stage'}
    >
      <div className={classNames(styles.overlay, fullScreen.isOn && styles.whole)}>
        <div className={styles.place} aria-busy={game.isOpening}>
          <Stage game={game} />
        </div>
        <Bar
          game={game}
          isTheatre={isTheatre}
          onTheatre={() => setIsTheatre(!isTheatre)}
          onClose={onClose}
          fullScreen={fullScreen}
        />
      </div>
    </Dialog>
  );
};

/** A provider game, over the page it was opened from. */
export const GameOverlay = ({ subject, open, onClose }: DialogProps): ReactNode =>
  open && subject !== null ? <Overlay key={subject} gameId={subject} open={open} onClose={onClose} /> : null;
