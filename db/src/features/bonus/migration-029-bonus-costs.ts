import { Migration } from '@mikro-orm/migrations';

/** What bonuses have cost is read by time: by when they moved and by when they were taken. */
export class Migration029BonusCosts extends Migration {
  override up(): void {
    this.addSql(indexes);
  }
}

const indexes = `
CREATE INDEX bonus_event_moved ON bonus_event (at) WHERE transaction_id IS NOT NULL;
CREATE INDEX bonus_grant_taken ON bonus_grant (created_at);
`;
