import { section, time, type ExportSection } from './export-section.ts';

const reposts = section('reposts', {
  columns: `'bonus', r.bonus, 'account', r.subject, 'post', r.post, 'isReposted', r.is_reposted,
    'checkedAt', ${time('r.checked_at')}`,
  from: 'repost_check r WHERE r.user_id = $1',
  key: 'r.bonus',
  type: 'text',
  first: '',
});

const bonusWallets = section('bonusWallets', {
  columns: `'address', w.address, 'usedAt', ${time('w.used_at')}`,
  from: 'ton_bonus_wallet w WHERE w.user_id = $1',
  key: 'w.address',
  type: 'text',
  first: '',
});

/** Data that bonuses stored about a player's external accounts. */
export const outsideBonusSections: readonly ExportSection[] = [reposts, bonusWallets];
