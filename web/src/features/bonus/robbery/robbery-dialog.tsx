import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  robberyCodes,
  type BonusOffer,
  type BonusOverview,
  type RobberySpin,
  type RobberyState,
} from 'server/contract';
import type { DialogProps } from '../../../core/features/feature.ts';
import type { DrawHandle } from '../../../core/free-draw/use-draw-show.ts';
import { useDrawParts } from '../../../core/games/games.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoment } from '../../../core/i18n/use-moment.ts';
import { useMoney } from '../../../core/money/money.ts';
import { ButtonLink } from '../../../core/ui/button.tsx';
import { ActButton } from '../../../core/ui/act-button.tsx';
import { isTakeable } from '../bonus-card.ts';
import { cardOf } from '../bonus-cards.ts';
import { BonusTerms, OfferTime } from '../bonus-view.tsx';
import { useOverview, useRobbery } from '../bonus-query.ts';
import styles from '../bonus.module.css';
import { LoadError, Loading } from '../loading.tsx';
import { LoadingDialog } from '../loading-dialog.tsx';
import { useTakenText } from '../use-take.ts';
import { useSpin, type Spin } from './use-spin.ts';

/** The last spin, with a link to check it. */
const LastSpin = ({ last: { round, amount, at } }: { last: NonNullable<RobberyState['last']> }): ReactNode => {
  const t = useMessages('bonus', 'robbery');
  const { format } = useMoney();
  const moment = useMoment();
  return (
    <p className={styles.note}>
      {t('last', { amount: format(amount), at: moment(at) })}{' '}
      <Link to={`/fairness/robbery/${round}`}>{t('check')}</Link>
    </p>
  );
};

/** The result of a spin. It takes the focus of the button that it replaces. */
export const SpinResult = ({ taken }: Pick<RobberySpin, 'taken'>): ReactNode => {
  const t = useMessages('bonus', 'robbery');
  const takenText = useTakenText();
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) result.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.act} ref={result} tabIndex={-1}>
      <p>{takenText(taken)}</p>
      <ButtonLink to="/bonus">{t('toBonuses')}</ButtonLink>
    </div>
  );
};

const Ask = ({ offer, spin }: { offer: BonusOffer; spin: Spin }): ReactNode => {
  const t = useMessages('bonus', 'robbery');
  const { format } = useMoney();
  const busy = spin.phase === 'asking' || spin.phase === 'turning';
  if (spin.phase === 'shown' && spin.spin) return <SpinResult taken={spin.spin.taken} />;
  const { refusal, prize } = offer;
  if (refusal && !busy)
    return (
      <>
        <OfferTime card={cardOf(offer.bonus)} offer={offer} />
        {refusal.code === robberyCodes.linkTelegram && (
          <div>
            <ButtonLink to="/settings/account">{t('link')}</ButtonLink>
          </div>
        )}
      </>
    );
  return (
    <>
      {isTakeable(offer) && prize && !busy && <p>{t('ready', { amount: format(prize.amount) })}</p>}
      <ActButton busy={busy} problem={spin.problem} onAct={spin.start}>
        {t('spin')}
      </ActButton>
    </>
  );
};

/** The wheel, the available spin, the last one, and the terms. */
export const RobberyPart = ({ offer, state }: { offer: BonusOffer; state: RobberyState }): ReactNode => {
  const { format } = useMoney();
  const wheel = useRef<DrawHandle<object>>(null);
  const spin = useSpin(state, wheel);
  const draw = useDrawParts('robbery');
  if (!draw) return null;
  const { config, statusId } = spin.spin ?? state;
  return (
    <>
      <draw.View config={config} statusId={statusId} write={({ minor }) => format(minor)} ref={wheel} />
      <Ask offer={offer} spin={spin} />
      {state.last && !spin.spin && <LastSpin last={state.last} />}
      <BonusTerms card={cardOf(offer.bonus)} offers={[offer]} />
    </>
  );
};

const Offered = ({ overview, state }: { overview: BonusOverview; state: RobberyState }): ReactNode => {
  const t = useMessages('bonus', 'main');
  const offer = overview.offers.find(({ bonus }) => bonus === 'robbery');
  if (overview.isClosed) return <p className={styles.notice}>{t('closed')}</p>;
  return offer ? <RobberyPart offer={offer} state={state} /> : <p>{t('notOffered')}</p>;
};

const Body = (): ReactNode => {
  const [overview, robbery] = [useOverview(), useRobbery()];
  const error = overview.error ?? robbery.error;
  const retry = (): void => {
    void overview.refetch();
    void robbery.refetch();
  };
  if (overview.data && robbery.data) return <Offered overview={overview.data} state={robbery.data} />;
  return error ? <LoadError error={error} retry={retry} /> : <Loading />;
};

/** The robbery: a spin of the wheel every 24 hours. */
export const RobberyDialog = ({ open, onClose }: DialogProps): ReactNode => {
  const t = useMessages('bonus', 'robbery');
  return (
    <LoadingDialog open={open} onClose={onClose} title={t('name')}>
      <Body />
    </LoadingDialog>
  );
};
