import { brand } from 'assets';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { isMiniApp } from '../../core/site/mini-app.ts';
import { Button } from '../../core/ui/button.tsx';
import { CopyValue } from '../../core/ui/copy-value.tsx';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { copyText } from '../../core/ui/use-copy.ts';
import { telegramMessages } from './telegram.messages.ts';

/** Opens Telegram's editor of stories with the player's link; copies the link where this Telegram has none. */
const Publish = ({ url }: { url: string }): ReactNode => {
  const t = useMessages(telegramMessages);
  const [busy, setBusy] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await copyText(url);
      toast.success(t('story.copied'));
      announce(t('story.copied'));
    } catch {
      toast.error(t('story.byHand'));
    }
  };
  const publish = async (): Promise<void> => {
    setBusy(true);
    try {
      const { shareStory } = await import('../../core/site/telegram-app.ts');
      const picture = new URL(brand.story, location.href).href;
      if (!shareStory({ picture, text: t('story.caption'), url })) await copy();
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <Button variant="primary" loading={busy} onClick={() => void publish()}>
        {t('story.publish')}
      </Button>
    </p>
  );
};

/** The player's own link, and inside Telegram the way straight into a story. */
export const StoryLink = ({ url }: { url: string }): ReactNode => {
  const t = useMessages(telegramMessages);
  return (
    <>
      {isMiniApp() && <Publish url={url} />}
      <CopyValue label={t('story.url')} value={url} />
    </>
  );
};
