import { Share2 } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { sharePath, type SharedBet } from 'server/contract';
import { useLanguage, useMessages } from '../i18n/messages.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { copyText } from '../ui/copy.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { toast } from '../ui/toast.tsx';

const BetToChat = lazyPart(async () => (await import('./bet-to-chat.tsx')).BetToChat);

/** Part of a round's address that has its scene play at once. */
export const REPLAY_HASH = '#replay';

interface ShareBetProps {
  bet: SharedBet;
  label?: string; // beside the icon; left out: an icon alone
  isReplay?: boolean; // the page begins with the scene
  isOwn?: boolean; // the visitor's: it can be put into the chat
}

/** Gives a bet's link to the device's own sharing, or copies it where there is none. */
const useShare = (): ((path: string) => Promise<void>) => {
  const t = useMessages('ui', 'share');
  const ui = useMessages('ui', 'main');
  return async (path) => {
    const url = location.origin + path;
    if (typeof navigator.share === 'function') return navigator.share({ url }).catch(() => undefined); // closed without sharing
    try {
      await copyText(url);
      toast.success(t('copied'));
    } catch {
      toast.error(ui('copyFailed'));
    }
  };
};

/** The button that shares a settled bet: previews of its link show the bet's card. */
export const ShareBet = ({ bet, label, isReplay = false, isOwn = false }: ShareBetProps): ReactNode => {
  const t = useMessages('ui', 'share');
  const language = useLanguage();
  const share = useShare();
  const onClick = (): void => void share(sharePath(bet, language) + (isReplay ? REPLAY_HASH : ''));
  const icon = <Share2 aria-hidden="true" size={18} />;
  if (label === undefined)
    return (
      <>
        <IconButton label={t('bet')} onClick={onClick}>
          {icon}
        </IconButton>
        <Suspense>{isOwn && <BetToChat betId={bet.betId} isWorded={false} />}</Suspense>
      </>
    );
  return (
    <>
      <Button onClick={onClick}>
        {icon}
        {label}
      </Button>
      <Suspense>{isOwn && <BetToChat betId={bet.betId} isWorded />}</Suspense>
    </>
  );
};
