import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { CAMPAIGN_TAG, CAMPAIGN_TAG_MAX, MAX_CAMPAIGNS } from 'server/contract';
import { queryClient } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button, ButtonLink, IconButton } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { Form } from '../../core/ui/form.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import styles from './partner.module.css';
import campaign from './campaigns.module.css';

const reread = (): void => void queryClient.invalidateQueries({ queryKey: ['partner.campaigns'] });

/** Names of campaigns: a link counts by its tag once that has been named here. */
export const CampaignNames = ({ tags }: { tags: readonly string[] }): ReactNode => {
  const t = useMessages('partner', 'campaigns');
  const { count } = useFormat();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { busy, problem, run } = useAct(reread);
  const add = async (): Promise<void> => {
    const tag = typed.trim();
    setIsWrong(!CAMPAIGN_TAG.test(tag));
    if (!CAMPAIGN_TAG.test(tag)) return;
    if (await run((send) => send('partner.addCampaign', { tag }), t('name.added'))) setTyped('');
  };
  return (
    <Card className={styles.card}>
      <h2>{t('names')}</h2>
      <p className={styles.muted}>{t('names.note', { number: count(MAX_CAMPAIGNS) })}</p>
      <Form className={styles.row} onSubmit={() => void add()}>
        <TextField
          label={t('name')}
          hint={t('name.hint')}
          error={isWrong ? t('name.wrong') : problem}
          value={typed}
          maxLength={CAMPAIGN_TAG_MAX}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" loading={busy}>
          {t('name.add')}
        </Button>
      </Form>
      {tags.length > 0 && (
        <ul className={campaign.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <span className={campaign.name}>{tag}</span>
              <ButtonLink variant="ghost" to={`/partners/material?tag=${tag}`}>
                {t('name.links')}
              </ButtonLink>
              <IconButton
                label={t('name.remove', { tag })}
                disabled={busy}
                onClick={() => void run((send) => send('partner.removeCampaign', { tag }), t('name.removed'))}
              >
                <Trash2 aria-hidden="true" size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
