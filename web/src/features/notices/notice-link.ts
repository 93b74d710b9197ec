import type { Notice, NoticeKind } from 'server/contract';

const links = {
  depositCredited: '/cash/transactions/deposit',
  withdrawalApproved: '/cash/transactions/withdraw',
  withdrawalPaid: '/cash/transactions/withdraw',
  withdrawalRefused: '/cash/transactions/withdraw',
  kycApproved: '/settings/kyc',
  kycRejected: '/settings/kyc',
  kycAsked: '/settings/kyc',
  support: '/notices?modal=support',
  wonLate: '/bets',
  winReleased: '/bets',
  winRefused: '/bets',
  bonusEnding: '/bonus',
  levelReached: '/settings/account',
  prizeWon: '/dailydist',
  chat: '/notices?modal=chat',
  newDevice: '/settings/security',
  passwordChanged: '/settings/security',
  secondFactorOn: '/settings/security',
  secondFactorOff: '/settings/security',
  careMessage: '/settings/limits',
  careLimit: '/settings/limits',
  careBreak: '/settings/limits',
  complaintOpened: '/notices?modal=support',
  complaintAnswered: '/notices?modal=support',
  conversionPaid: '/partners',
  conversionRejected: '/partners',
  news: '/main',
} as const satisfies Record<NoticeKind, string>;

/** The page on which the fact of a notice stands. */
export const linkOf = ({ code, facts: { game, round, page } }: Pick<Notice, 'code' | 'facts'>): string => {
  if (code === 'wonLate' && game !== undefined && round !== undefined) return `/fairness/${game}/${round}`;
  return code === 'news' && page?.startsWith('/') ? page : links[code];
};
