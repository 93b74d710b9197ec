import { Check, Link2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, IconButton } from '../../core/ui/button.tsx';
import { useCopy } from '../../core/ui/use-copy.ts';
import { coinflipMessages } from './coinflip.messages.ts';

const icons = { ready: Link2, copied: Check, failed: TriangleAlert } as const;
const keys = { ready: 'link.copy', copied: 'link.copied', failed: 'link.failed' } as const;

/** Where those who have its link find a room. */
export const roomAddress = (id: string): string => `${location.origin}/game/coinflip/${id}`;

/** Copies the link to a room, and says whether that worked. */
export const RoomLinkButton = ({ id, compact = false }: { id: string; compact?: boolean }): ReactNode => {
  const t = useMessages(coinflipMessages);
  const { state, copy } = useCopy(roomAddress(id));
  const Icon = icons[state];
  const label = t(keys[state]);
  if (compact) {
    return (
      <>
        <IconButton variant="secondary" label={t('link.copy')} onClick={() => void copy()}>
          <Icon aria-hidden="true" size={18} />
        </IconButton>
        <output className="visually-hidden">{state !== 'ready' && label}</output>
      </>
    );
  }
  return (
    <Button onClick={() => void copy()}>
      <Icon aria-hidden="true" size={18} />
      <span aria-live="polite">{label}</span>
    </Button>
  );
};
