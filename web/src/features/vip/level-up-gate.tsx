import { useEffect, useState, type ReactNode } from 'react';
import { call } from '../../core/connection/connection.ts';
import { inPlay, whenQuiet } from '../../core/game-kit/bet/in-play.ts';
import { useModal } from '../../core/modal/modal.ts';
import { useProfile } from '../../core/session/session.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const QUIET_MS = 2000; // longer than the pause between two bets of a series
const FIRST_TOLD = 2;

const LevelUp = lazyPart(async () => (await import('./level-up.tsx')).LevelUp);

/** Claims the announcement of a level for this page; undefined if there is none, or another page has claimed it. */
const takeTelling = async (): Promise<number | undefined> => {
  const { level, told } = await call('vip.state', {});
  if (level === null || told === null || level <= told) return undefined;
  const { isFirst } = await call('vip.tell', { level });
  return isFirst ? level : undefined;
};

/** Announces a new level once, when no round is in play and no dialog is open. */
export const LevelUpGate = (): ReactNode => {
  const reached = useProfile()?.compointStatus ?? 0;
  const isDialogOpen = useModal() !== null;
  const [level, setLevel] = useState<number>();
  useEffect(() => {
    if (reached < FIRST_TOLD || isDialogOpen) return undefined;
    return whenQuiet(inPlay, QUIET_MS, () => {
      takeTelling().then(setLevel, () => undefined); // announced at the next visit
    });
  }, [reached, isDialogOpen]);
  return level === undefined ? null : <LevelUp level={level} onClose={() => setLevel(undefined)} />;
};
