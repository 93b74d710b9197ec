import { Migration001Foundation } from './migration-001-foundation.ts';
import { Migration002SharedRounds } from './migration-002-shared-rounds.ts';
import { Migration003RoundRoom } from './migration-003-round-room.ts';
import { Migration004Accounts } from './migration-004-accounts.ts';
import { Migration005Limits } from './migration-005-limits.ts';
import { Migration006Statistics } from './migration-006-statistics.ts';
import { Migration008ConfigVersions } from './migration-008-config-versions.ts';
import { Migration009Auditors } from './migration-009-auditors.ts';
import { Migration010Witnesses } from './migration-010-witnesses.ts';
import { Migration011LogHashes } from './migration-011-log-hashes.ts';
import { Migration012RoundsByGame } from './migration-012-rounds-by-game.ts';
import { Migration013Exclusions } from './migration-013-exclusions.ts';
import { Migration014AccountProofs } from './migration-014-account-proofs.ts';
import { Migration015Commitments } from './migration-015-commitments.ts';
import { Migration016ConfigEvents } from './migration-016-config-events.ts';
import { Migration018Closings } from './migration-018-closings.ts';
import { Migration021DestinationKeys } from './migration-021-destination-keys.ts';
import { Migration023FreeDraws } from './migration-023-free-draws.ts';
import { Migration047CountedStakes } from './migration-047-counted-stakes.ts';
import { Migration050PairLeaves } from './migration-050-pair-leaves.ts';
import { Migration051VersionsAtBets } from './migration-051-versions-at-bets.ts';
import { Migration053LeafFigures } from './migration-053-leaf-figures.ts';
import { Migration054TrialLights } from './migration-054-trial-lights.ts';
import { Migration056VoidRounds } from './migration-056-void-rounds.ts';
import { Migration081Automation } from './migration-081-automation.ts';
import { Migration099MailThreads } from './migration-099-mail-threads.ts';
import { Migration105ConfigComments } from './migration-105-config-comments.ts';
import { Migration120ConfigSchedules } from './migration-120-config-schedules.ts';

/**
 * The migrations of what belongs to no area of `features/registry.ts`. The names are stored in the database: never rename
 * one that was released.
 */
export const platformMigrations = [
  { name: '001-foundation', class: Migration001Foundation },
  { name: '002-shared-rounds', class: Migration002SharedRounds },
  { name: '003-round-room', class: Migration003RoundRoom },
  { name: '004-accounts', class: Migration004Accounts },
  { name: '005-limits', class: Migration005Limits },
  { name: '006-statistics', class: Migration006Statistics },
  { name: '008-config-versions', class: Migration008ConfigVersions },
  { name: '009-auditors', class: Migration009Auditors },
  { name: '010-witnesses', class: Migration010Witnesses },
  { name: '011-log-hashes', class: Migration011LogHashes },
  { name: '012-rounds-by-game', class: Migration012RoundsByGame },
  { name: '013-exclusions', class: Migration013Exclusions },
  { name: '014-account-proofs', class: Migration014AccountProofs },
  { name: '015-commitments', class: Migration015Commitments },
  { name: '016-config-events', class: Migration016ConfigEvents },
  { name: '018-closings', class: Migration018Closings },
  { name: '021-destination-keys', class: Migration021DestinationKeys },
  { name: '023-free-draws', class: Migration023FreeDraws },
  { name: '047-counted-stakes', class: Migration047CountedStakes },
  { name: '050-pair-leaves', class: Migration050PairLeaves },
  { name: '051-versions-at-bets', class: Migration051VersionsAtBets },
  { name: '053-leaf-figures', class: Migration053LeafFigures },
  { name: '054-trial-lights', class: Migration054TrialLights },
  { name: '056-void-rounds', class: Migration056VoidRounds },
  { name: '081-automation', class: Migration081Automation },
  { name: '099-mail-threads', class: Migration099MailThreads },
  { name: '105-config-comments', class: Migration105ConfigComments },
  { name: '120-config-schedules', class: Migration120ConfigSchedules },
];
