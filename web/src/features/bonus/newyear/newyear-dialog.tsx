import { classicPictures } from 'assets/classic/pictures';
import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { MAX_NEWYEAR_SPINS, type NewyearInfo, type NewyearListedPrize, type NewyearSpun } from 'server/contract';
import type { DialogProps } from '../../../core/features/feature.ts';
import { formatUnitsMinor } from '../../../core/format/format.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import type { DrawHandle } from '../../../core/free-draw/use-draw-show.ts';
import { useActiveGame } from '../../../core/games/active-game.ts';
import { useDrawParts } from '../../../core/games/games.ts';
import { useLanguage, useMessages } from '../../../core/i18n/messages.ts';
import { changeModal } from '../../../core/modal/modal.ts';
import { useMoney } from '../../../core/money/money.ts';
import { Button } from '../../../core/ui/button.tsx';
import { useBonusAmount } from '../bonus-amount.ts';
import styles from '../bonus.module.css';
import { ChancesLink } from '../chances/chances-link.tsx';
import { LoadError, Loading } from '../loading.tsx';
import { LoadingDialog } from '../loading-dialog.tsx';
import own from './newyear.module.css';
import { NewyearTerms } from './newyear-terms.tsx';
import { sumPrizes, type PrizeSum } from './prize-sum.ts';
import { useDrum, type Drum } from './use-drum.ts';
import { useNewyearInfo, useNewyearPrizes } from './use-newyear.ts';

type TitleOf = (prize: string) => string;
type Draws = readonly Pick<NewyearSpun, 'id' | 'given' | 'outcome'>[];

const useSumText = (titleOf: TitleOf): ((sum: PrizeSum) => string) => {
  const written = useBonusAmount();
  const { count } = useFormat();
  return ({ credited, waiting, things }) =>
    [
      ...things.map(({ prize, number }) => (number === 1 ? titleOf(prize) : `${titleOf(prize)} × ${count(number)}`)),
      ...[...credited, ...waiting].map(({ account, amount }) => written(account, amount)),
    ].join(' + ');
};

/** Each of several draws, with its page. */
const EachDraw = ({ spun, titleOf }: { spun: Draws; titleOf: TitleOf }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const checks = useMessages('free-draw', 'main');
  const written = useBonusAmount();
  const { count } = useFormat();
  return (
    <details className={styles.details}>
      <summary>{t('many.each', { tickets: count(spun.length) })}</summary>
      <ol className={own.draws}>
        {spun.map(({ id, given, outcome }) => (
          <li key={id}>
            <span>{given.account === null ? titleOf(outcome.prize) : written(given.account, given.amount)}</span>
            <Link to={`/fairness/newyear/${id}`}>{checks('check')}</Link>
          </li>
        ))}
      </ol>
    </details>
  );
};

/** The result of draws, by what they gave together. */
export const NewyearResult = ({ spun, titleOf }: { spun: Draws; titleOf: TitleOf }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const sumText = useSumText(titleOf);
  const { credited, waiting, things, isEquivalent } = sumPrizes(spun);
  const none = { credited: [], waiting: [], things: [], isEquivalent };
  return (
    <div className={own.result}>
      {isEquivalent && <p>{t('given.equivalent')}</p>}
      {credited.length > 0 && <p>{t('given.credited', { amount: sumText({ ...none, credited }) })}</p>}
      {waiting.length > 0 && <p>{t('given.waiting', { amount: sumText({ ...none, waiting }) })}</p>}
      {things.length > 0 && (
        <>
          <p>{t('given.thing', { prize: sumText({ ...none, things }) })}</p>
          <Button onClick={() => changeModal('newyearOrder')}>{t('orderIt')}</Button>
        </>
      )}
      {spun.length > 1 && <EachDraw spun={spun} titleOf={titleOf} />}
    </div>
  );
};

const SpinPart = ({ spins, ticket, drum }: { spins: number; ticket: number; drum: Drum }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const { count } = useFormat();
  const most = Math.min(spins, MAX_NEWYEAR_SPINS);
  const isTurning = drum.phase === 'turning';
  const isAsking = drum.phase === 'asking';
  if (spins === 0 && !isTurning && !isAsking) return <p>{t('noSpins')}</p>;
  const hasMany = most > 1;
  return (
    <>
      <div className={styles.actions}>
        {hasMany && (
          <Button
            variant="primary"
            loading={isAsking && drum.asked > 1}
            disabled={isTurning || (isAsking && drum.asked === 1)}
            onClick={() => drum.start({ ticket, count: most })}
          >
            {t(most < spins ? 'spinMost' : 'spinAll', { tickets: count(most) })}
          </Button>
        )}
        <Button
          variant={hasMany ? 'secondary' : 'primary'}
          loading={isAsking && drum.asked === 1}
          disabled={isTurning || (isAsking && drum.asked > 1)}
          onClick={() => drum.start({ ticket, count: 1 })}
        >
          {t('spin')}
        </Button>
      </div>
      <p role="alert" className={styles.problem}>
        {drum.problem}
      </p>
    </>
  );
};

/** Tickets as things, and how many there are. */
const TicketCount = ({ spins }: { spins: number }): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  return (
    <p className={own.tickets}>
      <img src={classicPictures.ticket.url} alt="" width={64} height={64} />
      {t('spins', { spins })}
    </p>
  );
};

interface DrumPartProps {
  info: NewyearInfo;
  config: object; // config of the drum
  prizes: readonly NewyearListedPrize[];
}

/** The drum, the tickets, the last prizes, and the terms. */
export const DrumPart = ({ info, config, prizes }: DrumPartProps): ReactNode => {
  const t = useMessages('bonus', 'newyear');
  const language = useLanguage();
  const { format } = useMoney();
  const handle = useRef<DrawHandle<object>>(null);
  const titleOf = (name: string): string => prizes.find((prize) => prize.name === name)?.title ?? name;
  const sumText = useSumText(titleOf);
  const drum = useDrum(handle, (spun) => sumText(sumPrizes(spun)));
  const draw = useDrawParts('newyear');
  if (!draw) return null;
  const { spun, phase } = drum;
  const last = spun.at(-1);
  return (
    <>
      <draw.View
        config={last?.config ?? config}
        statusId={0}
        write={({ minor, unit }) => (unit ? formatUnitsMinor(minor, { name: unit }, language) : format(minor))}
        thing={titleOf}
        ref={handle}
      />
      {phase === 'shown' && <NewyearResult spun={spun} titleOf={titleOf} />}
      <TicketCount spins={phase === 'turning' ? (last?.spins ?? 0) : info.spins} />
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
