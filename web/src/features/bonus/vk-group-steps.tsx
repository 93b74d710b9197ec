import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { VK_GROUP_CHECK_MS, type PromoCheck } from 'server/contract';
import { legacy, type CallError } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import styles from './bonus.module.css';
import { OutsideLink } from './outside-bodies.tsx';
import { Step } from './quest-bodies.tsx';

/** Bonus of a code, and the steps at VK before it can be activated. */
export const VkSteps = ({ check, checkAgain }: { check: PromoCheck; checkAgain(): void }): ReactNode => {
  const t = useMessages('bonus', 'promo');
  const m = useMessages('bonus', 'telegram');
  const written = useBonusAmount();
  const { account, amount, vkGroup } = check;
  if (!vkGroup) return null;
  const { linked, member, url } = vkGroup;
  return (
    <>
      <p>{t('vk.about', { amount: written(account, amount) })}</p>
      <ul className={styles.rows}>
        <Step name={t('vk.link')} isDone={linked}>
          <ButtonLink to="/settings/account">{m('toSettings')}</ButtonLink>
        </Step>
        <Step name={t('vk.join')} isDone={member}>
          <OutsideLink href={url}>{m('group.open')}</OutsideLink>
          <Button onClick={checkAgain}>{m('check')}</Button>
        </Step>
      </ul>
      <p role="status">{member && t('vk.ready')}</p>
    </>
  );
};

/** The steps of a code of the group at VK, which is asked about every 30 seconds. */
export const VkGroupSteps = ({ code }: { code: string }): ReactNode => {
  const { data, refetch } = useQuery<PromoCheck, CallError>({
    queryKey: ['bonus:check', code],
    queryFn: () => legacy('bonus:check', { code }),
    refetchInterval: VK_GROUP_CHECK_MS,
  });
  return data && <VkSteps check={data} checkAgain={() => void refetch()} />;
};
