import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useProfile } from '../../core/session/session.ts';
import { Button } from '../../core/ui/button.tsx';
import { Card } from '../../core/ui/card.tsx';
import { useErrorText } from '../../core/ui/use-error-text.ts';
import { Mark } from './mark.tsx';
import { rememberRevealed, pairStorage } from './revealed-pairs.ts';
import styles from './round.module.css';
import { useRotate, useSeeds } from './use-seeds.ts';

interface RevealProps {
  commitment: string; // commitment of the record: the owner's present pair has the same
  onRevealed: () => void;
  again: () => void;
}

/** Ways to reveal the round's seed: at once by its player, later for everybody else. */
export const Reveal = ({ commitment, onRevealed, again }: RevealProps): ReactNode => {
  const t = useMessages('fairness', 'round');
  const errorText = useErrorText();
  const profile = useProfile();
  const { data: seeds } = useSeeds(profile !== null);
  const rotate = useRotate();
  const isOwner = profile !== null && seeds?.serverSeedHash === commitment;
  const reveal = (): void =>
    rotate.mutate('', {
      onSuccess({ revealed }) {
        if (profile && revealed) rememberRevealed(pairStorage(), profile.profileID, revealed);
        onRevealed();
      },
    });
  return (
    <Card className={styles.card}>
      <h2>{t('reveal.title')}</h2>
      <p className={styles.note}>{t(isOwner ? 'reveal.owner' : 'reveal.other')}</p>
      {rotate.error && <Mark state="fail">{errorText(rotate.error)}</Mark>}
      {isOwner ? (
        <Button key="reveal" variant="primary" loading={rotate.isPending} onClick={reveal}>
          {t('reveal.action')}
        </Button>
      ) : (
        <Button key="again" onClick={again}>
          <RefreshCw aria-hidden="true" size={18} />
          {t('reveal.again')}
        </Button>
      )}
    </Card>
  );
};
