import { Migration } from '@mikro-orm/migrations';

/** Indexes for the cost report: events and grants by time. */
export class Migration029BonusCosts extends Migration {
  override up(): void {
    this.addSql(indexes);
  }
}

const indexes = `
CREATE INDEX bonus_event_moved ON bonus_event (at) WHERE transaction_id IS NOT NULL;
CREATE INDEX bonus_grant_taken ON bonus_grant (created_at);
`;
