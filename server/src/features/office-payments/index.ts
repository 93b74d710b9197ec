import { cashbox } from 'db';
import { paymentCodes } from '../../../contract/features/cashbox-values.ts';
import {
  OFFICE_PAYMENTS_PAGE,
  officePayments as contract,
  type officePaymentsCalls,
} from '../../../contract/features/office-payments.contract.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import type { Handlers } from '../../core/games/server-game.ts';
import { shownPayment } from '../../core/payments/shown-payment.ts';

const createCalls = ({ em: fresh, currencies }: FeatureTools): Handlers<typeof officePaymentsCalls> => ({
  'officePayments.list': {
    async handle({ kind, payway, number, min, max, cursor, player, transaction, ...same }) {
      const em = fresh();
      const rows = await cashbox.listPayments(em, {
        ...same,
        code: kind && paymentCodes[kind],
        paywayId: payway,
        id: number,
        player: player || undefined,
        transaction: transaction || undefined,
        minMinor: min === undefined ? undefined : BigInt(min),
        maxMinor: max === undefined ? undefined : BigInt(max),
        before: cursor,
        limit: OFFICE_PAYMENTS_PAGE + 1,
      });
      const names = { catalogue: await cashbox.loadCashCatalogue(em), currencies };
      const page = rows.slice(0, OFFICE_PAYMENTS_PAGE);
      return {
        payments: page.map(({ payment, player: { publicId: userId, nick } }) => ({
          payment: shownPayment(payment, names),
          player: { userId, nick },
          provider: payment.provider,
        })),
        cursor: rows.length > page.length ? (page.at(-1)?.payment.id ?? null) : null,
        payways: names.catalogue.payways.map(({ payway: { id, name } }) => ({ id, name })),
        providers: [...new Set(names.catalogue.payways.map(({ payway: { provider } }) => provider))].sort(),
      };
    },
  },
});

/** All deposits and withdrawals, in the back office. */
export const officePayments = defineFeature({
  contract,
  isReserved: true,
  open: (tools) => ({ calls: createCalls(tools) }),
});
