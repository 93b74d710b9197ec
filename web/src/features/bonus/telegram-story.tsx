import { useQuery } from '@tanstack/react-query';
import { brand } from 'assets';
import { useState, type ReactNode } from 'react';
import { TELEGRAM_CHECK_MS, telegramStoryCodes, type BonusOffer, type TelegramStory } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { isMiniApp } from '../../core/site/site-links.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { copyText, CopyValue } from '../../core/ui/copy.tsx';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import type { BonusCard, BonusViewProps } from './bonus-card.ts';
import { storyState } from './bonus-facts.ts';
import { TELEGRAM_STORY } from './bonus-query.ts';
import { useTimeText } from './bonus-view.tsx';
import { LoadError, Loading } from './loading.tsx';
import { QuestButton, Received } from './quest-bodies.tsx';
import own from './telegram.module.css';

export interface StoryProps {
  card: BonusCard;
  offer: BonusOffer;
  story: TelegramStory;
}

/** Opens Telegram's editor of stories with the player's link; copies the link where this Telegram has none. */
const Publish = ({ url }: { url: string }): ReactNode => {
  const t = useMessages('bonus', 'telegram');
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
const StoryLink = ({ url }: { url: string }): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  return (
    <>
      {isMiniApp() && <Publish url={url} />}
      <CopyValue label={t('story.url')} value={url} />
    </>
  );
};

/** Counts down to zero by the server's clock, then reloads. */
const Waiting = ({ until }: { until: number }): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  const time = useTimeText(until);
  return (
    <p role="timer">
      <Button disabled>{t('story.wait', { time })}</Button>
    </p>
  );
};

/** The bonus's only button: details, countdown, take, or received. */
export const StoryButton = ({ card, offer, story, onDetails }: StoryProps & { onDetails?: () => void }): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  switch (storyState(story)) {
    case 'received':
      return <Received />;
    case 'countdown':
      return <Waiting until={story.timeActivate ?? story.serverTime} />;
    case 'take':
      return <QuestButton card={card} offer={offer} />;
    case 'details':
      return onDetails ? (
        <p>
          <Button onClick={onDetails}>{t('story.details')}</Button>
        </p>
      ) : null;
  }
};

const Steps = ({ story: { linked, url } }: Pick<StoryProps, 'story'>): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  if (!linked || url === null)
    return (
      <>
        <p>{t('story.link')}</p>
        <p>
          <ButtonLink to="/settings/account">{t('toSettings')}</ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <ol className={own.steps}>
        <li>{t('story.step.publish')}</li>
        <li>{t('story.step.follow')}</li>
        <li>{t('story.step.wait')}</li>
      </ol>
      <StoryLink url={url} />
    </>
  );
};

/** The steps to the bonus, with the player's link. */
export const StoryDetails = ({ card, offer, story, checkAgain }: StoryProps & { checkAgain(): void }): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  const { refusal } = offer;
  const isOpen = !story.taken && story.timeActivate === null;
  return (
    <>
      {!story.taken && refusal?.code === telegramStoryCodes.vip && <p>{refusal.msg}</p>}
      {isOpen && <Steps story={story} />}
      {isOpen && story.linked && (
        <p>
          <Button onClick={checkAgain}>{t('check')}</Button>
        </p>
      )}
      <StoryButton card={card} offer={offer} story={story} />
    </>
  );
};

/** Asks about the story every 30 seconds. */
const Asked = ({ children }: { children: (story: TelegramStory, again: () => void) => ReactNode }): ReactNode => {
  const { data, error, refetch } = useQuery({
    queryKey: [TELEGRAM_STORY],
    queryFn: () => legacy(TELEGRAM_STORY, {}),
    refetchInterval: TELEGRAM_CHECK_MS,
  });
  const again = (): void => void refetch();
  if (data) return children(data, again);
  return error ? <LoadError error={error} retry={again} /> : <Loading />;
};

/** A Telegram story with the player's link: its button, which opens the details. */
export const StoryBody = ({ card, offers: [offer] }: BonusViewProps): ReactNode =>
  offer && (
    <Asked>
      {(story) => <StoryButton card={card} offer={offer} story={story} onDetails={() => openModal('telegramStory')} />}
    </Asked>
  );

/** The details of the story. */
export const StoryDialogBody = ({ card, offers: [offer] }: BonusViewProps): ReactNode =>
  offer && (
    <Asked>{(story, again) => <StoryDetails card={card} offer={offer} story={story} checkAgain={again} />}</Asked>
  );
