import { ArrowLeft, Maximize, Minimize, RectangleHorizontal, Wallet } from 'lucide-react';
import { useEffect, useSyncExternalStore, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { menuCodes } from 'server/contract';
import { useIsAdult } from '../../../core/age/age.ts';
import { AgeQuestion } from '../../../core/age/age-question.tsx';
import { CallError } from '../../../core/connection/connection.ts';
import type { DialogProps } from '../../../core/features/feature.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { readSaved, save } from '../../../core/store/saved.ts';
import { useStore } from '../../../core/store/store.ts';
import { Button, IconButton } from '../../../core/ui/button.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { Dialog } from '../../../core/ui/dialog.tsx';
import { Skeleton } from '../../../core/ui/skeleton.tsx';
import { ErrorState } from '../../../core/ui/states.tsx';
import { Switch } from '../../../core/ui/switch.tsx';
import { useErrorText } from '../../../core/ui/use-error-text.ts';
import { ContinuePanel } from './continue-panel.tsx';
import { GameFrame } from './game-frame.tsx';
import { NoGameAddressError } from './game-start.ts';
import { closedSession } from './slots-news.ts';
import { TableMenu } from './table-menu.tsx';
import { useGame, type OpenedGame } from './use-game.ts';
import styles from './overlay.module.css';

const follow = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

const isOn = (): boolean => document.fullscreenElement !== null;

const leave = (): void => void (isOn() && document.exitFullscreen().catch(() => undefined));

/** State of the site filling the screen. */
interface FullScreen {
  readonly canSwitch: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

/** Full screen of all of the site, not of a game alone: notices and reminders of limits have to be seen over it. Ends with the game. */
const useFullScreen = (): FullScreen => {
  useEffect(() => leave, []);
  return {
    canSwitch: document.fullscreenEnabled,
    isOn: useSyncExternalStore(follow, isOn),
    toggle: () => (isOn() ? leave() : void document.documentElement.requestFullscreen().catch(() => undefined)),
  };
};

/** Why a game did not open. */
export interface OpeningProblem {
  readonly text: string;
  readonly isCurrency: boolean; // solved by another currency
}

/** Explains why a game did not open. */
const useOpeningProblem = (): ((error: unknown) => OpeningProblem) => {
  const t = useMessages('catalogue', 'overlay');
  const errorText = useErrorText();
  return (error) => {
    const code = error instanceof CallError ? error.code : undefined;
    return {
      text: error instanceof NoGameAddressError ? t('noAddress') : errorText(error),
      isCurrency: code === menuCodes.currencyNotFound || code === menuCodes.currencyUnavailable,
    };
  };
};

const CASH_DESK = '/cash/crypto';

const Problem = ({ game }: { game: OpenedGame }): ReactNode => {
  const { error, isDemo, reopen } = game;
  const t = useMessages('catalogue', 'overlay');
  const problem = useOpeningProblem()(error);
  return (
    <div className={styles.problem}>
      <ErrorState about={error} action={<Button onClick={() => reopen()}>{t('retry')}</Button>}>
        {problem.text}
      </ErrorState>
      {problem.isCurrency && <ContinuePanel game={game} />}
      {!isDemo && <Button onClick={() => reopen({ isDemo: true })}>{t('demo.open')}</Button>}
    </div>
  );
};

/** Shown when another page of the player took over the session. */
const Elsewhere = ({ game: { reopen } }: { game: OpenedGame }): ReactNode => {
  const t = useMessages('catalogue', 'overlay');
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
  const t = useMessages('catalogue', 'overlay');
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
      {!isDemo && <ContinuePanel game={game} />}
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

const THEATRE = 'theatre';

const Overlay = ({ gameId, open, onClose }: { gameId: string; open: boolean; onClose(): void }): ReactNode => {
  const t = useMessages('catalogue', 'overlay');
  const game = useGame(gameId);
  const [isTheatre, setIsTheatre] = useState(() => readSaved(THEATRE) === true);
  const fullScreen = useFullScreen();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={game.name ?? t('title')}
      size={fullScreen.isOn || isTheatre ? 'screen' : 'stage'}
    >
      <div className={classNames(styles.overlay, (fullScreen.isOn || isTheatre) && styles.whole)}>
        <div className={styles.place} aria-busy={game.isOpening}>
          <Stage game={game} />
        </div>
        <Bar
          game={game}
          isTheatre={isTheatre}
          onTheatre={() => {
            save(THEATRE, !isTheatre || undefined);
            setIsTheatre(!isTheatre);
          }}
          onClose={onClose}
          fullScreen={fullScreen}
        />
      </div>
    </Dialog>
  );
};

/** A provider game, over the page it was opened from. */
export const GameOverlay = ({ subject, open, onClose }: DialogProps): ReactNode => {
  const isAdult = useIsAdult();
  if (!open || subject === null) return null;
  return isAdult ? (
    <Overlay key={subject} gameId={subject} open={open} onClose={onClose} />
  ) : (
    <AgeQuestion open onYes={() => undefined} onNo={onClose} />
  );
};
