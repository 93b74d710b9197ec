import { Suspense, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useSceneClock } from '../../core/game-kit/scene/clock.ts';
import { middleOf, playScript, spanOf, stepsUntil } from '../../core/game-kit/scene/script.ts';
import type { WebGame } from '../../core/games/web-game.ts';
import { Button } from '../../core/ui/button.tsx';
import styles from './direction.module.css';

const LOOK_MS = 300; // between two looks at a canvas
const SAME_LOOKS = 4; // so many like the first: its pictures are there, nothing changes any more

/** A picture of the sheet: a moment of a script. */
export interface Frame {
  what: string;
  script: string;
  step: number;
  lateMs?: number; // after the step's beginning; left out: the middle of the step
}

/** A picture of a canvas with the room that stands behind it. */
const pictureOf = async (canvas: HTMLCanvasElement, backdrop: string): Promise<string> => {
  const room = new Image();
  room.src = backdrop;
  await room.decode();
  const flat = document.createElement('canvas');
  const { width, height } = canvas;
  Object.assign(flat, { width, height });
  const scale = Math.max(width / room.width, height / room.height);
  const [w, h] = [room.width * scale, room.height * scale];
  const context = flat.getContext('2d');
  context?.drawImage(room, (width - w) / 2, (height - h) / 2, w, h);
  context?.drawImage(canvas, 0, 0);
  return flat.toDataURL('image/webp', 0.9);
};

interface ShotProps {
  game: WebGame;
  frame: Frame;
  backdrop: string;
  onShot(picture: string): void;
}

/** The real scene at a moment, until its canvas has stood still for a while. */
const Shot = ({ game, frame, backdrop, onShot }: ShotProps): ReactNode => {
  const parts = use(game.parts());
  const script = use(parts.scripts())[frame.script];
  const { game: rules } = use(parts.fairness());
  const steps = useMemo(() => (script ? playScript(rules, script) : []), [rules, script]);
  const { step, lateMs } = frame;
  const moment = lateMs === undefined ? middleOf(steps, step) : (steps[step]?.at ?? 0) + lateMs;
  const { now: at } = useSceneClock(moment, spanOf(steps).to);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let [last, looks] = ['', 0];
    const look = (): void => {
      const canvas = box.current?.querySelector('canvas');
      if (!canvas) return;
      const seen = canvas.toDataURL();
      looks = seen === last ? looks + 1 : 0;
      last = seen;
      if (looks < SAME_LOOKS) return;
      clearInterval(timer);
      void pictureOf(canvas, backdrop).then(onShot);
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [backdrop, onShot]);
  const past = stepsUntil(steps, at);
  const now = past.at(-1);
  return (
    <div ref={box} className={styles.shot}>
      {now && <parts.Scene steps={past} now={now} player={script?.player} />}
    </div>
  );
};

interface ContactSheetProps {
  game: WebGame;
  frames: readonly Frame[];
  backdrop: string;
}

/** Frames of a game, one after the other: scenes share a clock. Each leads to its scene. */
export const ContactSheet = ({ game, frames, backdrop }: ContactSheetProps): ReactNode => {
  const [shots, setShots] = useState<readonly string[]>();
  const [add] = useState(() => (picture: string) => setShots((before = []) => [...before, picture]));
  const next = shots && frames[shots.length];
  return (
    <>
      <ol className={styles.beats}>
        {frames.map(({ what, script, step }, place) => (
          <li key={what}>
            <Link to={`/dev/gallery/scenes/${game.id}?script=${script}&step=${step}`}>
              {shots?.[place] && <img src={shots[place]} alt="" />}
              {what}
            </Link>
          </li>
        ))}
      </ol>
      {!shots && <Button onClick={() => setShots([])}>{`render ${game.id}`}</Button>}
      <Suspense>{next && <Shot key={next.what} game={game} frame={next} backdrop={backdrop} onShot={add} />}</Suspense>
    </>
  );
};
