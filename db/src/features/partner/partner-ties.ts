import type { Queryable } from '../../core/pool.ts';

const ADDRESS_DAYS = 30; // afterwards an IP address may have changed hands

// Bonuses compare the same: see `otherTakersOf`.
const tiesSql = `
SELECT r.user_id, min(s.kind) AS kind
FROM partner_referral r CROSS JOIN LATERAL (
  SELECT 'device' AS kind FROM known_device a JOIN known_device b ON b.device_hash = a.device_hash
  WHERE a.user_id = r.user_id AND b.user_id = r.partner_id
  UNION ALL
  SELECT 'address' FROM session a JOIN session b ON b.address = a.address
  WHERE a.user_id = r.user_id AND b.user_id = r.partner_id
    AND a.last_used_at > now() - interval '${ADDRESS_DAYS} days' AND b.last_used_at > now() - interval '${ADDRESS_DAYS} days'
  UNION ALL
  SELECT 'destination' FROM payout_destination a JOIN payout_destination b ON b.key = a.key
  WHERE a.user_id = r.user_id AND b.user_id = r.partner_id
  UNION ALL
  SELECT 'identity' FROM identity_key a JOIN identity_key b ON b.key_hash = a.key_hash AND b.kind = a.kind
  WHERE a.user_id = r.user_id AND b.user_id = r.partner_id AND a.kind IN ('document', 'profile')
  UNION ALL
  SELECT 'ring' FROM known_device a JOIN known_device b ON b.device_hash = a.device_hash
  JOIN partner_referral o ON o.user_id = b.user_id AND o.partner_id = r.partner_id AND (o.at, o.user_id) < (r.at, r.user_id)
  WHERE a.user_id = r.user_id
  UNION ALL
  SELECT 'ring' FROM payout_destination a JOIN payout_destination b ON b.key = a.key
  JOIN partner_referral o ON o.user_id = b.user_id AND o.partner_id = r.partner_id AND (o.at, o.user_id) < (r.at, r.user_id)
  WHERE a.user_id = r.user_id
) s
WHERE r.tied_at IS NULL
GROUP BY r.user_id`;

/**
 * Marks referrals who share a device, a network, a destination or an identity with their partner, or a device or destination
 * with an earlier referral of the same partner: they count no more, nor do the days that were stored. Gives how many are new.
 */
export const tieReferrals = async (client: Queryable, at: number): Promise<number> => {
  const { rowCount } = await client.query(
    `UPDATE partner_referral r SET tied_at = $1, tied_by = t.kind FROM (${tiesSql}) t WHERE t.user_id = r.user_id`,
    [at],
  );
  return rowCount ?? 0;
};
