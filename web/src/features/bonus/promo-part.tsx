import { useState, type ReactNode } from 'react';
import { MAX_CODE_LENGTH, MAX_PROMO_CODES_A_DAY, promoCodes, REFERRAL_DIC_MINOR } from 'server/contract';
import { CallError, legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { Section } from '../../core/ui/page.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useBonusAmount } from './bonus-amount.ts';
import styles from './bonus.module.css';
import { Terms } from './explained.tsx';
import promo from './promo.module.css';
import { useBonusAct } from './use-take.ts';
import { VkGroupSteps } from './vk-group-steps.tsx';

const REFERRAL = Number(REFERRAL_DIC_MINOR);

/** True when a code was refused because of the group at VK. */
const asksForGroup = (error: unknown): boolean =>
  error instanceof CallError && (error.code === promoCodes.linkVk || error.code === promoCodes.joinVk);

export interface PromoFormProps {
  busy: boolean;
  problem: string | undefined; // why the last code was refused
  /** Resolves to whether it was activated. */
  onSend(code: string): Promise<boolean>;
}

/** The input of a code. A refusal is shown until the text changes. */
export const PromoForm = ({ busy, problem, onSend }: PromoFormProps): ReactNode => {
  const t = useMessages('bonus', 'promo');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('');
  const isEmpty = code.trim() === '';
  const send = async (): Promise<void> => {
    if (isEmpty || busy) return;
    setSent(code);
    if (await onSend(code)) setCode('');
  };
  return (
    <Form className={promo.form} onSubmit={() => void send()}>
      <TextField
        label={t('code')}
        error={code === sent ? problem : undefined}
        value={code}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" loading={busy} disabled={isEmpty}>
        {t('activate')}
      </Button>
    </Form>
  );
};

/** Activates a promo code or the inviter's referral code. */
export const PromoPart = (): ReactNode => {
  const t = useMessages('bonus', 'promo');
  const written = useBonusAmount();
  const { busy, problem, run } = useBonusAct();
  const [groupCode, setGroupCode] = useState<string>(); // a code that waits for the group to be joined
  const activate = async (code: string) => {
    try {
      const activated = await legacy('bonus:activatePromoCode', { code });
      setGroupCode(undefined);
      return activated;
    } catch (error) {
      setGroupCode(asksForGroup(error) ? code : undefined);
      throw error;
    }
  };
  const send = (code: string): Promise<boolean> =>
    run(
      () => activate(code),
      ({ msg }) => msg,
      () => true,
    );
  const inviter = t('terms.inviter', { amount: written('dicLocked', REFERRAL) });
  return (
    <Section title={t('title')}>
      <Card className={styles.card}>
        <PromoForm busy={busy} problem={problem} onSend={send} />
        {groupCode !== undefined && <VkGroupSteps code={groupCode} />}
        <Terms
          lines={[t('terms.day', { codesADay: MAX_PROMO_CODES_A_DAY }), t('terms.conditions'), t('terms.vk'), inviter]}
        />
      </Card>
    </Section>
  );
};
