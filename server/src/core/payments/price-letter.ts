import { userRepository } from 'db';
import type { Payment } from '../../../contract/features/cashbox.contract.ts';
import { tellOwner } from '../auth/tell-owner.ts';
import type { FeatureTools } from '../features/feature.ts';

/** Writes to a player whose withdrawal asks them again: its price has moved. */
export const writeOfPrice = async (
  { db, mailer, siteUrl }: Pick<FeatureTools, 'db' | 'mailer' | 'siteUrl'>,
  userId: bigint,
  { askedAgain, payway: { name: payway } }: Payment,
): Promise<void> => {
  const user = askedAgain && (await userRepository(db.orm.em.fork()).findById(userId));
  if (!askedAgain || !user) return;
  const { accepted, arrives, unit } = askedAgain;
  const link = `${siteUrl()}/cash/transactions/withdraw`;
  const values = { nick: user.nick, payway, link, amount: `${accepted} ${unit}`, arrives: `${arrives} ${unit}` };
  await tellOwner({ em: db.orm.em.fork(), mailer }, user, 'withdrawalPrice', values);
};
