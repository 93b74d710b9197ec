import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { EXTRA_LINK_REFERRALS, PARTNER_CODE_MAX } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, ButtonLink, IconButton } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { CopyButton, CopyValue } from '../../core/ui/copy.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { rereadPartner, type Overview } from './partner-query.ts';
import styles from './partner.module.css';

type My = Overview['myReferal'];

/** Typing a promo code; the server says what is wrong with it. */
const CodeForm = ({ code, onDone }: { code: string; onDone: () => void }): ReactNode => {
  const t = useMessages('partner', 'main');
  const [typed, setTyped] = useState(code);
  const { busy, problem, run } = useAct(rereadPartner);
  const save = async (): Promise<void> => {
    if (await run(() => legacy('partnerInfo:changeReferalPromo', { code: typed.trim() }), t('code.saved'))) onDone();
  };
  return (
    <Form className={styles.row} onSubmit={() => void save()}>
      <TextField
        label={t('code')}
        hint={t('code.hint')}
        error={problem}
        value={typed}
        maxLength={PARTNER_CODE_MAX}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" loading={busy}>
        {t('code.save')}
      </Button>
    </Form>
  );
};

const Code = ({ code }: { code: string | undefined }): ReactNode => {
  const t = useMessages('partner', 'main');
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <CodeForm code={code ?? ''} onDone={() => setIsOpen(false)} />;
  if (code === undefined)
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{t('code.choose')}</Button>
      </div>
    );
  return (
    <div className={styles.code}>
      <span className={styles.muted}>{t('code')}</span>
      <strong>{code}</strong>
      <CopyButton text={code} what={t('code')} />
      <IconButton label={t('code.change')} onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
};

/** The second link, by the promo code, once there are enough referrals. */
const SecondLink = ({ my }: { my: My }): ReactNode => {
  const t = useMessages('partner', 'main');
  const { count } = useFormat();
  if (my.referalsCountAll < EXTRA_LINK_REFERRALS)
    return <p className={styles.muted}>{t('link.second.from', { number: count(EXTRA_LINK_REFERRALS) })}</p>;
  if (!my.referalPromoCode) return <p className={styles.muted}>{t('link.second.code')}</p>;
  return <CopyValue label={t('link.second')} value={`${location.origin}/ads/${my.referalPromoCode.code}`} />;
};

/** Invitation links and the promo code. */
export const LinkCard = ({ my }: { my: My }): ReactNode => {
  const t = useMessages('partner', 'main');
  const link = `${location.origin}/ref/${my.hashids}`;
  return (
    <Card className={styles.card}>
      <h2>{t('link.title')}</h2>
      <CopyValue label={t('link')} value={link} />
      <div className={styles.row}>
        <ButtonLink to={`https://t.me/share/url?url=${encodeURIComponent(link)}`} target="_blank" rel="noreferrer">
          {t('link.telegram')}
        </ButtonLink>
      </div>
      <Code code={my.referalPromoCode?.code} />
      <SecondLink my={my} />
    </Card>
  );
};
