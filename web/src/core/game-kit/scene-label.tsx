import { useMemo, type ReactNode } from 'react';
import { fontFamily } from '../tokens/tokens.ts';
import { stageResolution } from './stage.tsx';

const AROUND = { x: 0.5, y: 0.5 };
const FROM = { x: 0, y: 0.5 };

export interface SceneLabelProps {
  x: number;
  y: number;
  text: string;
  size: number; // px
  color: number;
  bold?: boolean;
  start?: boolean; // begins at x instead of standing around it
}

/** A word of a picture. Its style keeps its identity: another object would have the word drawn again. */
export const SceneLabel = ({ x, y, text, size, color, bold = false, start = false }: SceneLabelProps): ReactNode => {
  const style = useMemo(
    () => ({ fontFamily, fontSize: size, fontWeight: bold ? '700' : '600', fill: color }) as const,
    [size, bold, color],
  );
  return (
    <pixiText
      text={text}
      x={Math.round(x)}
      y={Math.round(y)}
      anchor={start ? FROM : AROUND}
      style={style}
      resolution={stageResolution()}
    />
  );
};
