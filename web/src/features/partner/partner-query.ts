import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer, ConversionOrder, Referral } from 'server/contract';
import { legacy, type CallError } from '../../core/connection/connection.ts';
import { queryClient, useCallQuery } from '../../core/connection/query.ts';

export type Overview = CallAnswer<'partner.overview'>;

const ORDERS = 'partnerInfo:myOrders';
const REFERRALS = 'partnerInfo:myRefferals';

/** A partner's figures, links and plan. */
export const useOverview = (): UseQueryResult<Overview, CallError> => useCallQuery('partner.overview', {});

/** Conversions, newest first. */
export const useOrders = (): UseQueryResult<ConversionOrder[], CallError> =>
  useQuery({ queryKey: [ORDERS], queryFn: () => legacy(ORDERS, {}) });

/** A page of referrals, newest first. */
export const useReferrals = (
  partner: boolean,
  page: number,
): UseQueryResult<{ referrals: Referral[]; total: number }, CallError> =>
  useQuery({
    queryKey: [REFERRALS, partner, page],
    queryFn: () => legacy(REFERRALS, { partner, page }),
    placeholderData: keepPreviousData,
  });

/** Reads again what an act of the partner may have changed. */
export const rereadPartner = (): void => {
  for (const key of ['partner.overview', ORDERS]) void queryClient.invalidateQueries({ queryKey: [key] });
};
