import type { ReactNode } from 'react';
import { telegramStoryCodes, type BonusOffer, type TelegramStory } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { vipName } from '../../core/vip/vip-name.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { ActButton } from '../../core/ui/act-button.tsx';
import { figureOf, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { bonusMessages } from './bonus.messages.ts';
import { cardMessages } from './cards.messages.ts';
import { useTimeLeft } from './countdown.ts';
import { Terms } from './explained.tsx';
import { LoadError, Loading } from './loading.tsx';
import { StoryLink } from './story-publish.tsx';
import { storyState } from './story-state.ts';
import { telegramMessages } from './telegram.messages.ts';
import own from './telegram.module.css';
import { useTelegramStory } from './telegram-query.ts';
import { useTake } from './use-take.ts';

export interface StoryProps {
  offer: BonusOffer;
  story: TelegramStory;
}

/** Counts down to zero by the server's clock, then reloads. */
const Waiting = ({ until }: { until: number }): ReactNode => {
  const t = useMessages(telegramMessages);
  const c = useMessages(cardMessages);
  const { count } = useFormat();
  const { days, clock } = useTimeLeft(until);
  const time = days > 0 ? c('time.days', { days: count(days), clock }) : clock;
  return (
    <p role="timer">
      <Button disabled>{t('story.wait', { time })}</Button>
    </p>
  );
};

const Take = ({ offer }: Pick<StoryProps, 'offer'>): ReactNode => {
  const t = useMessages(telegramMessages);
  const b = useMessages(bonusMessages);
  const { format } = useMoney();
  const { busy, problem, take } = useTake(telegramStoryCard);
  return (
    <ActButton busy={busy} problem={problem} onAct={() => void take(offer)}>
      {b('take', { amount: format(figureOf(offer, 'amount')) })}
      <span className="visually-hidden"> {t('story.name')}</span>
    </ActButton>
  );
};

/** The bonus's only button: details, countdown, take, or received. */
export const StoryButton = ({ offer, story, onDetails }: StoryProps & { onDetails?: () => void }): ReactNode => {
  const t = useMessages(telegramMessages);
  switch (storyState(story)) {
    case 'received':
      return (
        <p>
          <Button disabled>{t('received')}</Button>
        </p>
      );
    case 'countdown':
      return <Waiting until={story.timeActivate ?? story.serverTime} />;
    case 'take':
      return <Take offer={offer} />;
    case 'details':
      return onDetails ? (
        <p>
          <Button onClick={onDetails}>{t('story.details')}</Button>
        </p>
      ) : null;
  }
};

const Steps = ({ story: { linked, url } }: Pick<StoryProps, 'story'>): ReactNode => {
  const t = useMessages(telegramMessages);
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
export const StoryDetails = ({ offer, story, checkAgain }: StoryProps & { checkAgain(): void }): ReactNode => {
  const t = useMessages(telegramMessages);
  const { format } = useMoney();
  const { refusal } = offer;
  const isOpen = !story.taken && story.timeActivate === null;
  return (
    <>
      <p>{t('story.about', { amount: format(figureOf(offer, 'amount')) })}</p>
      {!story.taken && refusal?.code === telegramStoryCodes.vip && <p>{refusal.msg}</p>}
      {isOpen && <Steps story={story} />}
      {isOpen && story.linked && (
        <p>
          <Button onClick={checkAgain}>{t('check')}</Button>
        </p>
      )}
      <StoryButton offer={offer} story={story} />
    </>
  );
};

interface AskedProps {
  children: (story: TelegramStory, again: () => void) => ReactNode;
}

const Asked = ({ children }: AskedProps): ReactNode => {
  const { data, error, refetch } = useTelegramStory();
  const again = (): void => void refetch();
  if (data) return children(data, again);
  return error ? <LoadError error={error} retry={again} /> : <Loading />;
};

const StoryTerms = ({ offer }: Pick<StoryProps, 'offer'>): ReactNode => {
  const t = useMessages(telegramMessages);
  const { format } = useMoney();
  const wager = figureOf(offer, 'wager');
  const level = vipName(figureOf(offer, 'needs')) ?? '';
  const played = t('terms.wager', { wager: format(wager), days: figureOf(offer, 'days') });
  return (
    <Terms
      lines={[
        t('terms.once'),
        t('terms.level', { level }),
        t('story.terms.visitor'),
        wager > 0 ? played : t('terms.real'),
      ]}
      version={offer.terms}
    />
  );
};

const StoryView = ({ offers: [offer] }: BonusViewProps): ReactNode => {
  const t = useMessages(telegramMessages);
  const { format } = useMoney();
  if (!offer) return null;
  return (
    <>
      <p>{t('story.about', { amount: format(figureOf(offer, 'amount')) })}</p>
      <Asked>
        {(story) => <StoryButton offer={offer} story={story} onDetails={() => openModal('telegramStory')} />}
      </Asked>
      <StoryTerms offer={offer} />
    </>
  );
};

const StoryDialogView = ({ offers: [offer] }: BonusViewProps): ReactNode => {
  if (!offer) return null;
  return (
    <>
      <Asked>{(story, again) => <StoryDetails offer={offer} story={story} checkAgain={again} />}</Asked>
      <StoryTerms offer={offer} />
    </>
  );
};

/** For a Telegram story with the player's link. */
export const telegramStoryCard: BonusCard = {
  id: 'telegramStory',
  name: label(telegramMessages, 'story.name'),
  View: StoryView,
  take: () => legacy('bonus:takeTelegramStoryBonus', {}),
};

/** The card in its own dialog. */
export const telegramStoryDialogCard: BonusCard = { ...telegramStoryCard, View: StoryDialogView };
