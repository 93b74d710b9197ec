import type { GameId } from 'games-engine';
import type { ReactNode } from 'react';
import type { PreviewProps } from '../../features/studio/preview-parts.ts';
import { PreviewView } from '../../features/studio/preview-view.tsx';
import { scenes } from '../scenes.tsx';
import { sandboxes } from './sandboxes.ts';

/** The studio's preview with a game in it. */
export const StudioPreview = (props: PreviewProps): ReactNode => {
  const game = props.game as GameId; // of an address that was checked
  return <PreviewView {...props} scene={scenes[game]} sandbox={sandboxes[game]} />;
};
