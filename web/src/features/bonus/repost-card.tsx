import type { ReactNode } from 'react';
import { bonusCodes, type BonusOffer, type BonusOverview } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { label, useMessages } from '../../core/i18n/messages.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { ActButton } from '../../core/ui/act-button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import { figureOf, type BonusCard, type BonusViewProps } from './bonus-card.ts';
import { bonusMessages } from './bonus.messages.ts';
import styles from './bonus.module.css';
import { ProgressLine, Terms } from './explained.tsx';
import { LoadError, Loading } from './loading.tsx';
import { outsideCardMessages } from './outside-cards.messages.ts';
import { OutsideLink } from './outside-link.tsx';
import own from './outside.module.css';
import { useTake } from './use-take.ts';
import { UsdicPart } from './welcome-part.tsx';

export type RepostNetwork = 'x' | 'vk';

/** The player's progress on both quests, as confirmed by the network. */
export interface RepostFacts {
  readonly isLinked: boolean;
  readonly isReposted: boolean;
  readonly url: string; // of the post
}

interface QuestProps {
  name: string;
  isDone: boolean;
  children: ReactNode; // link to do it
}

const Quest = ({ name, isDone, children }: QuestProps): ReactNode => {
  const t = useMessages(outsideCardMessages);
  return (
    <li className={styles.row}>
      <span>{name}</span>
      {isDone ? <span className={styles.state}>{t('repost.done')}</span> : <span className={own.acts}>{children}</span>}
    </li>
  );
};

export interface RepostQuestsProps {
  network: RepostNetwork;
  offer: BonusOffer;
  facts: RepostFacts;
  checkAgain(): void;
}

/** Both quests, and the button once they are done. */
export const RepostQuests = ({ network, offer, facts, checkAgain }: RepostQuestsProps): ReactNode => {
  const t = useMessages(outsideCardMessages);
  const b = useMessages(bonusMessages);
  const written = useBonusAmount();
  const { busy, problem, take } = useTake(repostCards[network]);
  const { isLinked, isReposted, url } = facts;
  const amount = written('usdicLocked', figureOf(offer, 'amount'));
  return (
    <>
      <p>{t('repost.about', { amount })}</p>
      <ul className={styles.rows}>
        <Quest name={t(`repost.link.${network}`)} isDone={isLinked}>
          <ButtonLink to="/settings/account">{t('repost.toSettings')}</ButtonLink>
        </Quest>
        <Quest name={t('repost.post')} isDone={isReposted}>
          <OutsideLink href={url}>{t('repost.open')}</OutsideLink>
          <Button onClick={checkAgain}>{t('repost.check')}</Button>
        </Quest>
      </ul>
      {isLinked && isReposted && (
        <ActButton busy={busy} problem={problem} onAct={() => void take(offer)}>
          {b('take', { amount })}
        </ActButton>
      )}
    </>
  );
};

/** The received bonus: balances and remaining wagering. */
export const RepostReceived = ({ offer, overview }: { offer: BonusOffer; overview: BonusOverview }): ReactNode => {
  const t = useMessages(outsideCardMessages);
  const b = useMessages(bonusMessages);
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
      <p>{t('repost.received', { amount: written('usdicLocked', figureOf(offer, 'amount')) })}</p>
      {wager && staked && (
        <ProgressLine label={t('repost.wager')} text={b('progress.staked', staked)} done={wager.done} of={wager.of} />
      )}
      <UsdicPart balances={overview.balances} />
    </>
  );
};

const useFacts = (network: RepostNetwork) => {
  const x = useCallQuery('bonus.Xrepost.getInfoByUser', {}, { enabled: network === 'x' });
  const vk = useCallQuery('bonus.vkRepost.getInfoByUser', {}, { enabled: network === 'vk' });
  const { error, refetch } = network === 'x' ? x : vk;
  const linked = network === 'x' ? x.data?.accountLinked : vk.data?.linkVk;
  const answer = network === 'x' ? x.data : vk.data;
  const facts: RepostFacts | undefined = answer && {
    isLinked: linked === true,
    isReposted: answer.repost,
    url: answer.url,
  };
  return { facts, error, again: () => void refetch() };
};

/** Asks the network; used only until the bonus is taken. */
const Asked = ({ network, offer }: { network: RepostNetwork; offer: BonusOffer }): ReactNode => {
  const { facts, error, again } = useFacts(network);
  if (facts) return <RepostQuests network={network} offer={offer} facts={facts} checkAgain={again} />;
  return error ? <LoadError error={error} retry={again} /> : <Loading />;
};

const viewOf =
  (network: RepostNetwork) =>
  ({ offers, overview }: BonusViewProps): ReactNode => {
    const t = useMessages(outsideCardMessages);
    const written = useBonusAmount();
    const [offer] = offers;
    if (!offer) return null;
    const wager = written('usdicLocked', figureOf(offer, 'wager'));
    return (
      <>
        {offer.refusal?.code === bonusCodes.taken ? (
          <RepostReceived offer={offer} overview={overview} />
        ) : (
          <Asked network={network} offer={offer} />
        )}
        <Terms
          lines={[t('repost.terms.once'), t('repost.terms.check'), t('repost.terms.wager', { wager })]}
          version={offer.terms}
        />
      </>
    );
  };

/** USDIC for reposting a post of the house at X. */
export const xRepostCard: BonusCard = {
  id: 'xRepost',
  name: label(outsideCardMessages, 'x.name'),
  View: viewOf('x'),
  take: () => call('bonus.Xrepost.takeBonus', {}),
};

/** The same at VK. */
export const vkRepostCard: BonusCard = {
  id: 'vkRepost',
  name: label(outsideCardMessages, 'vk.name'),
  View: viewOf('vk'),
  take: () => call('bonus.vkRepost.takeBonus', {}),
};

const repostCards: Readonly<Record<RepostNetwork, BonusCard>> = { x: xRepostCard, vk: vkRepostCard };
