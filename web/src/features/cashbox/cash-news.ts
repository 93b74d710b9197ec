import type { Currency, Payment, cashPushes } from 'server/contract';
import type { z } from 'zod';
import type { Push } from '../../core/connection/connection.ts';
import { queryClient } from '../../core/connection/query.ts';
import { formatReference } from '../../core/format/format.ts';
import { currentLanguage } from '../../core/i18n/i18n.ts';
import { texts, translate } from '../../core/i18n/messages.ts';
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

/** Every page shows amounts by the courses of this moment. */
const hearCourses = ({ courses }: Courses): void => {
  const byId = new Map(courses.map(({ id, course }) => [id, course]));
  queryClient.setQueryData<readonly Currency[]>(['cash:loadCurrencies'], (known) =>
    known?.map((currency) => ({ ...currency, course: byId.get(currency.id) ?? currency.course })),
  );
};

/** Hears what the server says on the channel `cash`. */
export const hearCash = ({ type, payload }: Push): void => {
  if (type === 'payment') hearPayment(payload as Payment);
  if (type === 'coursePauses') void rereadWays();
  if (type === 'updateCurrencyCourses') hearCourses(payload as Courses);
};
