import { useRef, type ReactNode } from 'react';
import type { NewyearInfo, NewyearListedPrize, NewyearSpun } from 'server/contract';
import type { DialogProps } from '../../../core/features/feature.ts';
import { formatUnitsMinor } from '../../../core/format/format.ts';
import type { DrawHandle } from '../../../core/free-draw/use-draw-show.ts';
import { useActiveGame } from '../../../core/games/active-game.ts';
import { useDrawParts } from '../../../core/games/games.ts';
import { useLanguage, useMessages } from '../../../core/i18n/messages.ts';
import { changeModal } from '../../../core/modal/modal.ts';
import { useMoney } from '../../../core/money/money.ts';
import { Button } from '../../../core/ui/button.tsx';
import { ActButton } from '../../../core/ui/act-button.tsx';
import { useBonusAmount } from '../bonus-amount.ts';
import styles from '../bonus.module.css';
import { ChancesLink } from '../chances/chances-link.tsx';
import { LoadError, Loading } from '../loading.tsx';
import { LoadingDialog } from '../loading-dialog.tsx';
import { NewyearTerms } from './newyear-terms.tsx';
import { useDrum, type Drum } from './use-drum.ts';
import { useNewyearInfo, useNewyearPrizes } from './use-newyear.ts';

/** The result of a spin. `title`: of the prize. */
export const NewyearResult = ({ given, title }: Pick<NewyearSpun, 'given'> & { title: string }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const written = useBonusAmount();
  const { account, amount, status, isEquivalent } = given;
  if (account === null)
    return (
      <div className={styles.act}>
        <p>{t('given.thing', { prize: title })}</p>
        <Button onClick={() => changeModal('newyearOrder')}>{t('orderIt')}</Button>
      </div>
    );
  const params = { amount: written(account, amount) };
  return (
    <>
      {isEquivalent && <p>{t('given.equivalent')}</p>}
      <p>{t(status === 'waiting' ? 'given.waiting' : 'given.credited', params)}</p>
    </>
  );
};

const SpinPart = ({ spins, ticket, drum }: { spins: number; ticket: number; drum: Drum }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const busy = drum.phase === 'asking' || drum.phase === 'turning';
  if (spins === 0 && !busy) return <p>{t('noSpins')}</p>;
  return (
    <ActButton busy={busy} problem={drum.problem} onAct={() => drum.start(ticket)}>
      {t('spin')}
    </ActButton>
  );
};

interface DrumPartProps {
  info: NewyearInfo;
  config: object; // config of the drum
  prizes: readonly NewyearListedPrize[];
}

/** The drum, the tickets, the last prize, and the terms. */
export const DrumPart = ({ info, config, prizes }: DrumPartProps): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const language = useLanguage();
  const { format } = useMoney();
  const handle = useRef<DrawHandle<object>>(null);
  const drum = useDrum(handle);
  const draw = useDrawParts('newyear');
  if (!draw) return null;
  const { spun, phase } = drum;
  const titleOf = (name: string): string | undefined => prizes.find((prize) => prize.name === name)?.title;
  return (
    <>
      <draw.View
        config={spun?.config ?? config}
        statusId={0}
        write={({ minor, unit }) => (unit ? formatUnitsMinor(minor, { name: unit }, language) : format(minor))}
        thing={titleOf}
        ref={handle}
      />
      {phase === 'shown' && spun && (
        <NewyearResult given={spun.given} title={titleOf(spun.outcome.prize) ?? spun.outcome.prize} />
      )}
      <p className={styles.state}>{t('spins', { spins: phase === 'turning' ? (spun?.spins ?? 0) : info.spins })}</p>
      {info.pending.tickets > 0 && (
        <p className={styles.note}>
          {t('how.pending', { tickets: info.pending.tickets, stake: format(info.pending.stake) })}
        </p>
      )}
      <SpinPart spins={info.spins} ticket={info.spent + 1} drum={drum} />
      <div className={styles.actions}>
        <Button onClick={() => changeModal('newyearPrizes')}>{t('prizes')}</Button>
        <Button onClick={() => changeModal('newyearOrder')}>{t('orders')}</Button>
      </div>
      <NewyearTerms info={info} />
      <ChancesLink />
    </>
  );
};

const Body = (): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const [asked, game, list] = [useNewyearInfo(), useActiveGame('newyear'), useNewyearPrizes()];
  const error = asked.error ?? game.error ?? list.error;
  const retry = (): void => void [asked, game, list].map((query) => query.refetch());
  if (!asked.data || !game.data || !list.data) return error ? <LoadError error={error} retry={retry} /> : <Loading />;
  const { info } = asked.data;
  if (!info) return <p className={styles.notice}>{t('notRunning')}</p>;
  return <DrumPart info={info} config={game.data.config} prizes={list.data.prizes} />;
};

/** The New Year drum. */
export const NewyearDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  return (
    <LoadingDialog open={open} onClose={onClose} title={t('name')}>
      <Body />
    </LoadingDialog>
  );
};
