import { useEffect, useState, type ReactNode } from 'react';
import { Stage } from '../../core/game-kit/stage.tsx';
import { fontFamily } from '../../core/tokens/tokens.ts';
import { DiceScene, type DiceSceneProps } from './dice-scene.tsx';
import { DiceStill } from './dice-still.tsx';

const FONT_MS = 1500; // after so long the system's face serves

/** Whether the canvas may draw letters: glyphs drawn before the face is there would stay wrong. */
const useFontReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const late = setTimeout(() => setReady(true), FONT_MS);
    const faces = [`700 48px ${fontFamily}`, `600 12px ${fontFamily}`].map((font) => document.fonts.load(font));
    void Promise.allSettled(faces).then(() => setReady(true));
    return () => clearTimeout(late);
  }, []);
  return ready;
};

/** The dice scene on its canvas; loaded only with a screen that shows one. */
export const DiceStage = (props: Omit<DiceSceneProps, 'size'>): ReactNode => {
  const fontReady = useFontReady();
  const still = <DiceStill choice={props.choice} round={props.quiet ? undefined : props.round} />;
  if (!fontReady) return still;
  return <Stage fallback={still}>{(size) => <DiceScene {...props} size={size} />}</Stage>;
};
