import type { ReactNode } from 'react';
import { colors } from '../tokens/tokens.ts';
import { SceneLabel } from './scene-label.tsx';

/** Fragment of a commitment, long enough to be recognised beside the full one. */
const fragmentOf = (hash: string): string => `sha256 ${hash.slice(0, 6)}…${hash.slice(-4)}`;

/** A round's commitment in its picture. */
export const SceneCommitment = ({
  x,
  y,
  hash,
  size = 12,
}: {
  x: number;
  y: number;
  hash: string;
  size?: number; // px
}): ReactNode => <SceneLabel x={x} y={y} text={fragmentOf(hash)} size={size} color={colors.muted} start />;
