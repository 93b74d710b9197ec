import type { ReactNode } from 'react';
import type { PreviewProps } from '../../features/studio/preview-parts.ts';
import { PreviewView } from '../../features/studio/preview-view.tsx';
import { scenes } from '../scenes.tsx';
import { sandboxes } from './sandboxes.ts';

/** The studio's preview with the games in it. */
export const StudioPreview = (props: PreviewProps): ReactNode => (
  <PreviewView {...props} scenes={scenes} sandboxes={sandboxes} />
);
