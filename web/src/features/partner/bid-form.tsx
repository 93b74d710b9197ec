import { useState, type ReactNode } from 'react';
import { ADVANCED_LEVEL, partnerCategories } from 'server/contract';
import { legacy } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { askToSignIn } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Badge } from '../../core/ui/badge.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { rereadPartner, useOverview, type Overview } from './partner-query.ts';
import styles from './partner.module.css';

type Category = keyof typeof partnerCategories;
const categories = Object.keys(partnerCategories) as Category[];

const MIN_SOURCES = 3;
const TELEGRAM = /^@?[A-Za-z0-9_]{5,32}$/;

const Sent = ({ bid }: { bid: NonNullable<Overview['bid']> }): ReactNode => {
  const t = useMessages('partner', 'terms');
  const moment = useMoment();
  const tone = ({ waiting: 'wait', approved: 'good', rejected: 'bad' } as const)[bid.state];
  return (
    <div className={styles.inside}>
      <p>
        <Badge tone={tone}>{t(`bid.${bid.state}`)}</Badge>{' '}
        <span className={styles.muted}>{t('bid.sent', { date: moment(bid.createdAt) })}</span>
      </p>
      {bid.reason !== null && <p>{bid.reason}</p>}
    </div>
  );
};

const Fields = (): ReactNode => {
  const t = useMessages('partner', 'terms');
  const nameOf = useMessages('partner', 'plans');
  const [sources, setSources] = useState('');
  const [telegram, setTelegram] = useState('');
  const [category, setCategory] = useState<Category>('deposit');
  const [isChecked, setIsChecked] = useState(false);
  const { busy, problem, run } = useAct(rereadPartner);
  const isShort = sources.trim().length < MIN_SOURCES;
  const isOther = !TELEGRAM.test(telegram.trim());
  const send = async (): Promise<void> => {
    setIsChecked(true);
    if (isShort || isOther) return;
    const data = {
      trafficSources: sources,
      telegramLogin: telegram,
      SelectedCategory: partnerCategories[category],
    };
    await run(() => legacy('partnerInfo:sendBidToAdvancedPartner', { data }), t('bid.done'));
  };
  return (
    <Form className={styles.inside} onSubmit={() => void send()}>
      <SegmentedControl<Category>
        label={t('bid.category')}
        value={category}
        options={categories.map((value) => ({ value, label: nameOf(`plan.${value}`) }))}
        onChange={(value) => setCategory(value)}
      />
      <TextField
        label={t('bid.sources')}
        hint={t('bid.sources.hint')}
        error={isChecked && isShort && t('bid.sources.missing')}
        value={sources}
        maxLength={1_000}
        onChange={(event) => setSources(event.currentTarget.value)}
      />
      <TextField
        label={t('bid.telegram')}
        error={(isChecked && isOther && t('bid.telegram.wrong')) || problem}
        value={telegram}
        prefix="@"
        maxLength={33}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTelegram(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="primary" loading={busy}>
          {t('bid.send')}
        </Button>
      </div>
    </Form>
  );
};

const OwnBid = (): ReactNode => {
  const t = useMessages('partner', 'terms');
  const nameOf = useMessages('partner', 'plans');
  const { data } = useOverview();
  if (!data) return null;
  const { bid, myReferal } = data;
  const isAdvanced = myReferal.partnerLevel >= ADVANCED_LEVEL;
  return (
    <>
      {isAdvanced && <p>{t('bid.advanced', { plan: nameOf(`plan.${data.plan}`) })}</p>}
      {bid && <Sent bid={bid} />}
      {!isAdvanced && bid?.state !== 'waiting' && <Fields />}
    </>
  );
};

/** The application for an advanced partnership, and what became of it. */
export const BidCard = (): ReactNode => {
  const t = useMessages('partner', 'terms');
  const { status } = useSession();
  return (
    <Card className={styles.card}>
      <h2>{t('bid.title')}</h2>
      {status === 'player' ? (
        <OwnBid />
      ) : (
        <div className={styles.row}>
          <Button variant="primary" onClick={askToSignIn}>
            {t('bid.signIn')}
          </Button>
        </div>
      )}
    </Card>
  );
};
