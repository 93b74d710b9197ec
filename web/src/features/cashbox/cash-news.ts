import type { Currency, Payment, cashPushes } from 'server/contract';
import type { z } from 'zod';
import type { Push } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { formatNumber, formatReference } from '../../core/format/format.ts';
import { currentLanguage } from '../../core/i18n/i18n.ts';
import { texts, translate } from '../../core/i18n/messages.ts';
import { withCourse } from '../../core/money/course.ts';
import { BASE_CURRENCY, CURRENCIES, loadCurrency } from '../../core/session/currencies.ts';
import { currentSession } from '../../core/session/session.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { patchPayment, rereadPayments, rereadWays } from './cash-query.ts';
import { newsOf } from './payment-news.ts';

type Courses = z.output<(typeof cashPushes)['updateCurrencyCourses']>;

const pushes = new Map<number, Payment>(); // the last push of each payment

const hearPayment = (payment: Payment): void => {
  const news = newsOf(pushes.get(payment.id), payment);
  pushes.set(payment.id, payment);
  patchPayment(payment);
  void rereadPayments();
  if (!news) return;
  const text = translate(texts('cashbox', 'main'), `news.${news}`, {
    id: formatReference(payment.id, currentLanguage()),
  });
  if (news.endsWith('refused')) toast.error(text);
  else toast.info(text);
  announce(text);
};

/** Says that the player's balance is the same, counted by another course. */
const sayMoved = async (): Promise<void> => {
  const { id, name, course } = await loadCurrency();
  if (id === BASE_CURRENCY.id) return;
  const figure = formatNumber(course, currentLanguage(), { maximumSignificantDigits: 6 });
  toast.info(translate(texts('cashbox', 'main'), 'news.course', { currency: name, course: figure }));
};

/** Amounts are shown by the courses of this moment from now on; what was staked before keeps its own. */
const hearCourses = ({ courses }: Courses): void => {
  const byId = new Map(courses.map((each) => [each.id, each]));
  const known = queryClient.getQueryData<readonly Currency[]>(CURRENCIES);
  const next = known?.map((currency) => {
    const { course, since } = byId.get(currency.id) ?? {};
    return course === undefined || since === undefined ? currency : withCourse(currency, { course, since });
  });
  if (!known || !next) return;
  queryClient.setQueryData<readonly Currency[]>(CURRENCIES, next);
  const chosenId = currentSession().profile?.targetCurrency;
  const isChosen = (currency: Currency): boolean => currency.id === chosenId;
  if (next.find(isChosen) !== known.find(isChosen)) void sayMoved();
};

/** Hears what the server says on the channel `cash`. */
export const hearCash = ({ type, payload }: Push): void => {
  if (type === 'payment') hearPayment(payload as Payment);
  if (type === 'coursePauses') void rereadWays();
  if (type === 'updateCurrencyCourses') hearCourses(payload as Courses);
};
