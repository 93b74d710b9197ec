import type { ReactNode } from 'react';
import { Stage } from './stage.tsx';
import type { ElementSize } from './use-element-size.ts';
import { useFontReady } from './use-font-ready.ts';

export interface SceneStageProps {
  /** The scene, drawn once canvas and face are ready; given the size to lay out for. */
  children: (size: ElementSize) => ReactNode;
  /** The same information without a canvas. */
  fallback: ReactNode;
}

/** A game's canvas; loaded only with a screen that shows one. */
export const SceneStage = ({ children, fallback }: SceneStageProps): ReactNode => {
  const fontReady = useFontReady();
  return fontReady ? <Stage fallback={fallback}>{children}</Stage> : fallback;
};
