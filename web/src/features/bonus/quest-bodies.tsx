import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import {
  bonusCodes,
  TELEGRAM_CHECK_MS,
  telegramGroupCodes,
  type BonusOffer,
  type BonusOverview,
  type TelegramGroup,
} from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFigureTexts } from '../../core/figures/figure-texts.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { ActButton } from '../../core/ui/act-button.tsx';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import type { BonusCard, BonusViewProps } from './bonus-card.ts';
import { TELEGRAM_GROUP } from './bonus-query.ts';
import { useCardTexts } from './bonus-view.tsx';
import styles from './bonus.module.css';
import { ProgressLine } from './explained.tsx';
import { LoadError, Loading } from './loading.tsx';
import { OutsideLink } from './outside-bodies.tsx';
import own from './outside.module.css';
import { useTake } from './use-take.ts';
import { UsdicPart } from './welcome-part.tsx';

/** A step of a bonus, with a link until it is done. */
export const Step = ({
  name,
  isDone,
  children,
}: {
  name: ReactNode;
  isDone: boolean;
  children?: ReactNode;
}): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  return (
    <li className={styles.row}>
      <span>{name}</span>
      {isDone ? <span className={styles.state}>{t('done')}</span> : <span className={own.acts}>{children}</span>}
    </li>
  );
};

interface OfferProps {
  card: BonusCard;
  offer: BonusOffer;
}

/** Takes a bonus for an act elsewhere. `early`: said instead, while the act is not done. */
export const QuestButton = ({ card, offer, early }: OfferProps & { early?: string | undefined }): ReactNode => {
  const t = useMessages('bonus', 'main');
  const write = useCardTexts(card, offer.figures);
  const { busy, problem, take } = useTake(card);
  const [isEarly, setEarly] = useState(false);
  const { amount = '' } = useFigureTexts()(offer.figures);
  const act = (): void => {
    setEarly(early !== undefined);
    if (early === undefined) void take(offer);
  };
  return (
    <ActButton busy={busy} problem={(isEarly ? early : undefined) ?? problem} onAct={act}>
      {t('take', { amount })}
      <span className="visually-hidden"> {write(card.name.key)}</span>
    </ActButton>
  );
};

/** Progress on both steps, as confirmed by the network. */
export interface QuestFacts {
  readonly isLinked: boolean;
  readonly isDone: boolean;
  readonly url: string; // page of the act
}

interface QuestWords {
  link: string;
  act: string;
  open: string;
}

/** The two steps: an account to link, and an act there. */
const QuestSteps = ({
  facts,
  words,
  checkAgain,
}: {
  facts: QuestFacts;
  words: QuestWords;
  checkAgain(): void;
}): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  const { isLinked, isDone, url } = facts;
  return (
    <ul className={styles.rows}>
      <Step name={words.link} isDone={isLinked}>
        <ButtonLink to="/settings/account">{t('toSettings')}</ButtonLink>
      </Step>
      <Step name={words.act} isDone={isDone}>
        <OutsideLink href={url}>{words.open}</OutsideLink>
        <Button onClick={checkAgain}>{t('check')}</Button>
      </Step>
    </ul>
  );
};

interface StepsProps<Facts> extends OfferProps {
  facts: Facts;
  checkAgain(): void;
}

/** The steps of a repost, and the button once they are done. */
export const RepostQuests = ({ card, offer, facts, checkAgain }: StepsProps<QuestFacts>): ReactNode => {
  const t = useMessages('bonus', 'outside-cards');
  const write = useCardTexts(card, offer.figures);
  const link = t(card.id === 'xRepost' ? 'repost.link.x' : 'repost.link.vk');
  return (
    <>
      <p>{write('repost.about')}</p>
      <QuestSteps
        facts={facts}
        words={{ link, act: t('repost.post'), open: t('repost.open') }}
        checkAgain={checkAgain}
      />
      {facts.isLinked && facts.isDone && <QuestButton card={card} offer={offer} />}
    </>
  );
};

/** The received bonus: balances and remaining wagering. */
export const RepostReceived = ({ card, offer, overview }: OfferProps & { overview: BonusOverview }): ReactNode => {
  const t = useMessages('bonus', 'outside-cards');
  const b = useMessages('bonus', 'main');
  const write = useCardTexts(card, offer.figures);
  const written = useBonusAmount();
  const grant = overview.grants.find(({ bonus }) => bonus === offer.bonus);
  if (grant?.status === 'waiting') return <p>{b('status.waiting')}</p>;
  const { wager } = grant ?? {};
  const staked = wager && {
    done: written('usdicLocked', wager.done),
    of: written('usdicLocked', wager.of),
    left: written('usdicLocked', wager.of - wager.done),
  };
  return (
    <>
      <p>{write('repost.received')}</p>
      {wager && staked && (
        <ProgressLine label={t('repost.wager')} text={b('progress.staked', staked)} done={wager.done} of={wager.of} />
      )}
      <UsdicPart balances={overview.balances} />
    </>
  );
};

/** Asks the network; used only until the bonus is taken. */
const RepostAsked = ({ card, offer }: OfferProps): ReactNode => {
  const isX = card.id === 'xRepost';
  const x = useCallQuery('bonus.Xrepost.getInfoByUser', {}, { enabled: isX });
  const vk = useCallQuery('bonus.vkRepost.getInfoByUser', {}, { enabled: !isX });
  const { error, refetch, data } = isX ? x : vk;
  const again = (): void => void refetch();
  const isLinked = (isX ? x.data?.accountLinked : vk.data?.linkVk) === true;
  if (data)
    return (
      <RepostQuests
        card={card}
        offer={offer}
        facts={{ isLinked, isDone: data.repost, url: data.url }}
        checkAgain={again}
      />
    );
  return error ? <LoadError error={error} retry={again} /> : <Loading />;
};

/** USDIC for reposting a post of the house. */
export const Repost = ({ card, offers: [offer], overview }: BonusViewProps): ReactNode =>
  offer &&
  (offer.refusal?.code === bonusCodes.taken ? (
    <RepostReceived card={card} offer={offer} overview={overview} />
  ) : (
    <RepostAsked card={card} offer={offer} />
  ));

/**
 * The steps of the group and the button, or a note that it was received. Outside the group the bonus is not requested: the
 * page itself says what is missing.
 */
export const GroupSteps = ({ card, offer, facts, checkAgain }: StepsProps<TelegramGroup>): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  const write = useCardTexts(card, offer.figures);
  const { linked, member, taken, url } = facts;
  if (taken) return <Received />;
  return (
    <>
      <p>{write('group.about')}</p>
      <QuestSteps
        facts={{ isLinked: linked, isDone: member, url }}
        words={{ link: t('link'), act: t('group.join'), open: t('group.open') }}
        checkAgain={checkAgain}
      />
      {offer.refusal?.code === telegramGroupCodes.vip && <p>{offer.refusal.msg}</p>}
      <QuestButton card={card} offer={offer} early={member ? undefined : t('group.early')} />
    </>
  );
};

/** A button that only says that the bonus was received. */
export const Received = (): ReactNode => {
  const t = useMessages('bonus', 'telegram');
  return (
    <p>
      <Button disabled>{t('received')}</Button>
    </p>
  );
};

/** Membership of the house's Telegram group, asked about every 30 seconds. */
export const Group = ({ card, offers: [offer] }: BonusViewProps): ReactNode => {
  const { data, error, refetch } = useQuery({
    queryKey: [TELEGRAM_GROUP],
    queryFn: () => legacy(TELEGRAM_GROUP, {}),
    refetchInterval: TELEGRAM_CHECK_MS,
  });
  const again = (): void => void refetch();
  if (data && offer) return <GroupSteps card={card} offer={offer} facts={data} checkAgain={again} />;
  return error ? <LoadError error={error} retry={again} /> : <Loading />;
};
